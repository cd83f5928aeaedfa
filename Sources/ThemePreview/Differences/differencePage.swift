import ColorScience
import OutputText
package import ThemeDiff
import ThemeCompiler

/// The page of a difference: every change, and each appearance that looks different before and after, beside
/// each other and over each other with a slider between.
///
/// It has the same policy as the page of a theme, and nothing of a theme is markup on it either.
package func differencePage(
  _ difference: ThemeDifference, from old: [DiffSide], to new: [DiffSide]
) -> [UInt8] {
  var body = MarkupWriter()
  body.writeSummary(of: difference)
  for (section, changes) in difference.sections where !changes.isEmpty {
    body.changes(changes, section)
  }
  for compared in comparedAppearances(old, new) { body.compare(compared) }
  body.write("</main>")
  body.footer()
  let style = PageStyle.rules + sliderRules + body.palette.rules
  return htmlPage(
    title: "Changes", style: style, body.finish(), scripts: [PageScript.hands])
}

private let sliderRules = """
  .ch{display:grid;gap:.5rem;padding:0;list-style:none}
  .ch li{border-left:4px solid var(--line);padding:.2rem .8rem;overflow-wrap:anywhere}
  .ov{position:relative}
  .ov .ph+.ph{position:absolute;left:0;top:0;clip-path:inset(0 0 0 var(--x,50%))}
  .ov .ph+.ph>p{visibility:hidden}

  """

extension MarkupWriter {
  fileprivate mutating func writeSummary(of difference: ThemeDifference) {
    write(##"<a class="skip" href="#:main">To the changes</a><header><h1>Changes</h1>"##)
    write(#"<ul class="sum">"#)
    for (section, changes) in difference.sections {
      write("<li>\(section.title): \(changes.count)</li>")
    }
    write("<li>Next version: <strong>\(difference.version.rawValue)</strong></li></ul></header>")
    write(#"<main id=":main">"#)
    if difference.isEmpty { write("<p>Nothing changed.</p>") }
  }

  fileprivate mutating func changes(_ changes: [Change], _ section: DiffSection) {
    write(#"<section class="sec"><h2>\#(section.title)</h2><ul class="ch">"#)
    for change in changes {
      write("<li>\(change.sentence)")
      if let distance = change.distance { write(" <b>\(distance)</b>") }
      for color in change.colors {
        write(#"<div class="va">"#)
        for value in [color.before, color.after] { sample(of: value) }
        write("<small>\(color.variant.caption)</small></div>")
      }
      if !change.places.isEmpty {
        write(" <small>\(change.places.joined(separator: ", "))</small>")
      }
      write("</li>")
    }
    write("</ul></section>")
  }

  // MARK: - Before and after

  fileprivate mutating func compare(_ compared: ComparedAppearance) {
    write(#"<section class="ap"><h2>\#(compared.name)</h2>"#)
    for (before, after) in compared.drawings {
      let title = "\(compared.name), \(before.caption)"
      write(#"<h3>\#(before.caption)</h3><div class="dr">"#)
      for (heading, drawing) in [("Before", before), ("After", after)] {
        write(#"<figure class="vw"><figcaption>\#(heading)</figcaption>"#)
        phone(drawing.scene, "\(title), \(heading)")
        write("</figure>")
      }
      write(#"<figure class="vw ov"><figcaption>Both</figcaption>"#)
      write(#"<div class="ov">"#)
      phone(before.scene, "\(title), before")
      phone(after.scene, "\(title), after")
      write("</div>")
      slider("How much is before", title)
      write("</figure></div>")
    }
    write("</section>")
  }
}
