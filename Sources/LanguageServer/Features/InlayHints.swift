import ColorScience
import OutputText
import ThemeCompiler
import ThemeSyntax

extension Feature {
  /// What a value comes to, behind it: the worst contrast of a foreground, the color of a reference, the
  /// style that `auto` chose.
  static let inlayHints = Feature(document: "textDocument/inlayHint", ("inlayHintProvider", true)) {
    request in
    let window = request.params["range"].flatMap { TextRange($0) }
    var hints: [(place: TextPosition, label: String, json: JSONValue)] = []
    func isShown(_ place: TextRange) -> Bool {
      window.map { place.end.line >= $0.start.line && place.end.line <= $0.end.line } ?? true
    }
    func add(_ label: String, behind range: Range<Int>, _ tooltip: String) {
      guard let place = request.view.range(range), isShown(place) else { return }
      hints.append(
        (
          place.end, label,
          [
            "position": place.end.json, "label": .string(label), "paddingLeft": true,
            "tooltip": .string(visibleText(tooltip)),
          ]
        ))
    }
    for site in request.snapshot.colors.sites {
      guard site.text.contains("{") || site.text.contains("("), let variants = site.variants else {
        continue
      }
      let range = request.snapshot.outline?.entries[site.entry].valueRange ?? site.range
      add(
        variants.shortText, behind: range,
        "The color in \(variants.isUniform ? "every variant" : "light / dark")")
    }
    for range in request.snapshot.pairs.foregrounds {
      guard let place = request.view.range(range), isShown(place),
        let worst = request.snapshot.pairs.pairs(withForegroundAt: range, most: 1).first
      else { continue }
      add(worst.label, behind: range, worst.sentence)
    }
    for (range, styles) in request.snapshot.chosenStyles {
      add(styles.joined(separator: " / "), behind: range, "The style with the best contrast")
    }
    return .array(hints.sorted { ($0.place, $0.label) < ($1.place, $1.label) }.map(\.json))
  }
}

extension PairsByPlace.Pair {
  /// The contrast in few signs: "4.71:1 ✓".
  var label: String { "\(shortRatio(worst)):1 \(mark)" }

  /// The contrast in a sentence without its full stop.
  var sentence: String {
    let least = worst < pair.required ? pair.required : pair.advised
    let needed = worst < least ? "; \(shortRatio(least)):1 is needed" : ""
    return "\(pair.title) on \(pair.background.name) of '\(appearance)' has contrast "
      + "\(shortRatio(worst)):1 in \(variant.name)\(needed)"
  }
}

extension ColorVariants {
  /// The color in few signs: one of hexadecimal digits, or those for light and dark.
  var shortText: String {
    isUniform || light == dark ? light.hex : "\(light.hex) / \(dark.hex)"
  }
}

extension Snapshot {
  /// The styles that `auto` chose, by the place that says so.
  fileprivate var chosenStyles: [Range<Int>: [String]] {
    var styles: [Range<Int>: [String]] = [:]
    for appearance in analysis?.theme?.appearances ?? [] where !appearance.isInverse {
      let chosen = [appearance.statusBarStyle, appearance.darkStatusBarStyle].compactMap(\.self)
      for style in chosen where style.range.file == 0 {
        let range = style.range.bytes
        let isNew = !(styles[range]?.contains(style.value.rawValue) ?? false)
        guard isNew, text.text(Outline.unquoted(range, text.bytes)) == "auto" else { continue }
        styles[range, default: []].append(style.value.rawValue)
      }
    }
    return styles
  }
}
