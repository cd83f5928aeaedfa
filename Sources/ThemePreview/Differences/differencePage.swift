import ColorScience
import OutputText
package import ThemeDiff
import ThemeModel

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
    title: "Changes", style: style, body.finish(), scripts: [PageScript.sliders])
}

private let sliderRules = """
  .ch{display:grid;gap:.5rem;padding:0;list-style:none}
  .ch li{border-left:4px solid var(--line);padding:.2rem .8rem;overflow-wrap:anywhere}
  .cmp{position:relative;width:320px;max-width:100%}
  .cmp .new{position:absolute;left:0;right:0;top:0;clip-path:inset(0 0 0 var(--x,50%))}
  .cmp input{width:100%;min-height:1.5rem;padding:0}

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
    write(#"<section class="ap"><h3>\#(compared.name)</h3>"#)
    for (before, after) in compared.drawings {
      write(#"<div class="dr"><div><h4>Before</h4>"#)
      drawing(before)
      write("</div><div><h4>After</h4>")
      drawing(after)
      write(#"</div><div><h4>Overlay</h4><div class="cmp"><div class="old">"#)
      drawing(before)
      write(#"</div><div class="new">"#)
      drawing(after)
      let label = "\(compared.name), \(before.caption): how much is before"
      write(#"</div><input type="range" min="0" max="100" value="50" aria-label="\#(label)">"#)
      write("</div></div></div>")
    }
    write("</section>")
  }
}
