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
  var body = PageWriter()
  body.writeSummary(of: difference)
  for (section, changes) in difference.sections where !changes.isEmpty {
    body.changes(changes, section)
  }
  for compared in comparedAppearances(old, new) { body.compare(compared) }
  body.markup("</main>")
  body.footer()
  let style = Array((PageStyle.rules + sliderRules + body.palette.rules).utf8)
  let content = body.finish()
  var page = PageWriter()
  page.head(title: "Changes", style: style, scripts: [PageScript.sliders], stamp: nil)
  var bytes = page.finish()
  bytes += content
  var end = PageWriter()
  end.scripts([PageScript.sliders])
  return bytes + end.finish()
}

private let sliderRules = """
  .ch{display:grid;gap:.5rem;padding:0;list-style:none}
  .ch li{border-left:4px solid var(--line);padding:.2rem .8rem;overflow-wrap:anywhere}
  .cmp{position:relative;width:320px;max-width:100%}
  .cmp .new{position:absolute;left:0;right:0;top:0;clip-path:inset(0 0 0 var(--x,50%))}
  .cmp input{width:100%;min-height:1.5rem;padding:0}

  """

extension PageWriter {
  fileprivate mutating func writeSummary(of difference: ThemeDifference) {
    markup("<a class=\"skip\" href=\"#:main\">To the changes</a><header><h1>Changes</h1>")
    markup("<ul class=\"sum\">")
    for (section, changes) in difference.sections {
      markup("<li>")
      text("\(section.title): \(changes.count)")
      markup("</li>")
    }
    markup("<li>Next version: <strong>")
    text(difference.version.rawValue)
    markup("</strong></li></ul></header><main id=\":main\">")
    if difference.isEmpty { markup("<p>Nothing changed.</p>") }
  }

  fileprivate mutating func changes(_ changes: [Change], _ section: DiffSection) {
    markup("<section class=\"sec\"><h2>")
    text(section.title)
    markup("</h2><ul class=\"ch\">")
    for change in changes {
      markup("<li>")
      text(change.sentence)
      if let distance = change.distance {
        markup(" <b>")
        text(distance)
        markup("</b>")
      }
      for color in change.colors {
        markup("<div class=\"va\">")
        for value in [color.before, color.after] {
          markup("<span class=\"c\"><i class=\"")
          back(value)
          markup("\"></i><code>")
          text(value.cssText)
          markup("</code></span>")
        }
        markup("<small>")
        text(color.variant.caption)
        markup("</small></div>")
      }
      if !change.places.isEmpty {
        markup(" <small>")
        text(change.places.joined(separator: ", "))
        markup("</small>")
      }
      markup("</li>")
    }
    markup("</ul></section>")
  }

  // MARK: - Before and after

  fileprivate mutating func compare(_ compared: ComparedAppearance) {
    markup("<section class=\"ap\"><h3>")
    text(compared.name)
    markup("</h3>")
    for (before, after) in compared.drawings {
      markup("<div class=\"dr\"><div><h4>Before</h4>")
      drawing(before)
      markup("</div><div><h4>After</h4>")
      drawing(after)
      markup("</div><div><h4>Over each other</h4><div class=\"cmp\"><div class=\"old\">")
      drawing(before)
      markup("</div><div class=\"new\">")
      drawing(after)
      markup("</div><input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"")
      attribute("\(compared.name), \(before.caption): how much is before")
      markup("\"></div></div></div>")
    }
    markup("</section>")
  }
}
