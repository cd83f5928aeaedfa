import Foundation
import Testing

/// What a manifest says of a theme, read without the compiler's own reader.
struct MeasuredTheme {
  struct Entry {
    let places: [String]
    let background: String
    let foreground: String
    let ratio: Double
    let best: Double
    let required: Double
    let rule: String
    let variants: [String]
    let verdict: String
    let outputs: [String]
  }

  struct Appearance {
    let interfaceStyle: String
    let statusBarStyles: [String: String]
    let bars: Set<String>
    let isHidden: Bool
    let backdrops: [Components]
    let entries: [Entry]
  }

  let outputs: [String]
  let appearances: [String: Appearance]

  init(_ text: String, outputs: [String]) throws {
    self.outputs = outputs
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let list = try #require(root["appearances"] as? [[String: Any]])
    appearances = Dictionary(
      uniqueKeysWithValues: list.map { ($0["name"] as? String ?? "", Appearance($0)) })
  }
}

extension MeasuredTheme.Appearance {
  init(_ json: [String: Any]) {
    interfaceStyle = json["interfaceStyle"] as? String ?? ""
    if let styles = json["statusBarStyle"] as? [String: String] {
      statusBarStyles = styles
    } else {
      let style = json["statusBarStyle"] as? String ?? "default"
      statusBarStyles = ["light": style, "dark": style]
    }
    let kinds = ["navigationBar", "toolbar", "tabBar"]
    bars = Set(kinds.filter { (json[$0] as? [String: Any])?.isEmpty == false })
    isHidden = (json["navigationBar"] as? [String: Any])?["isHidden"] as? Bool == true
    backdrops = (json["backdrop"] as? [[String: Any]] ?? []).map {
      ($0["components"] as? [Double] ?? []) + [1]
    }
    entries = (json["contrast"] as? [[String: Any]] ?? []).map { MeasuredTheme.Entry($0) }
  }

  /// The variant that a bar shows in an interface, by an output.
  func variant(of bar: SeenBar) -> String? {
    let isDark = bar.variant.hasPrefix("dark")
    let style = bar.output == "colorTheme" ? bar.appearance : interfaceStyle
    guard style != "unspecified", isDark != (style == "dark") else { return bar.variant }
    // An enumeration has its colors in any interface; so has SwiftUI where the bar has a background.
    guard bar.output == "colorTheme" || bar.output == "swiftUI" && bar.ground != "clear" else {
      return nil
    }
    let isHigh = bar.variant.hasSuffix("HighContrast")
    return style + (isHigh ? "HighContrast" : "")
  }

  /// What is seen on a bar in a variant, without what stands on what the system draws, or on content of which nobody
  /// says anything.
  func pairs(
    of bar: SeenBar, in variant: String, by measures: inout SeenMeasures
  ) -> [SeenPair] {
    var (ground, behind) = (bar.ground, backdrops)
    if bar.ground == "clear" {
      ground = "0,0,0,0"
      if behind.isEmpty {
        guard bar.state.lowercased().hasSuffix("edge") else { return [] }
        behind = [variant.hasPrefix("dark") ? [0, 0, 0, 1] : [1, 1, 1, 1]]
      }
    } else if bar.ground == "system" {
      return []
    } else if let paint = bar.ground.split(separator: "|", maxSplits: 1).dropFirst().first {
      // That of a black bar nobody knows, so anything may be under the paint.
      let isBlack = bar.part("isBlack") != nil
      if isBlack { behind = [] }
      ground = isBlack ? String(paint) : "\(variant.hasPrefix("dark") ? "dark" : "light")|\(paint)"
    }
    var inks = bar.parts.filter { $0.name != "statusBar" && Self.demands[$0.name] != nil }
      .map { ($0.name, components($0.value)) }
    if bar.bar == "navigationBar", bar.part("isHidden") == nil {
      let isDark = variant.hasPrefix("dark")
      let style = bar.part("statusBar") ?? statusBarStyles[isDark ? "dark" : "light"] ?? ""
      let isWhite = style == "default" ? isDark : style == "lightContent"
      inks.append(("statusBar", isWhite ? [1, 1, 1, 1] : [0, 0, 0, 1]))
    }
    return inks.compactMap { part, ink in
      guard let demand = Self.demands[part] else { return nil }
      let ratios = measures.ratios(ink, on: ground, over: behind)
      return SeenPair(
        part: part, rules: demand.rules, required: demand.required, worst: ratios.worst,
        best: ratios.isOfGradient ? nil : ratios.best, tolerance: ratios.tolerance)
    }
  }

  private static let demands: [String: (rules: Set<String>, required: Double)] = [
    "statusBar": (["status-bar-contrast", "status-bar-automatic"], 3),
    "title": (["title-contrast"], 4.5), "largeTitle": (["title-contrast"], 3),
    "icons": (["tint-contrast"], 3), "plain": (["tint-contrast"], 3),
    "done": (["tint-contrast"], 3), "back": (["tint-contrast"], 3),
    "selected": (["tab-label-contrast"], 4.5), "other": (["tab-label-contrast"], 4.5),
  ]
}

extension MeasuredTheme.Entry {
  init(_ json: [String: Any]) {
    places = json["at"] as? [String] ?? []
    background = json["background"] as? String ?? ""
    foreground = json["foreground"] as? String ?? ""
    ratio = json["ratio"] as? Double ?? 0
    best = json["best"] as? Double ?? ratio
    required = json["required"] as? Double ?? 0
    rule = json["rule"] as? String ?? ""
    variants = json["variants"] as? [String] ?? []
    verdict = json["verdict"] as? String ?? ""
    outputs = json["outputs"] as? [String] ?? []
  }

  /// Whether the numbers are those of a pair, which the manifest rounds.
  func isMeasure(of pair: SeenPair) -> Bool {
    pair.rules.contains(rule) && pair.isNear(pair.worst, ratio)
      && pair.best.map { pair.isNear($0, best) } != false
  }

  /// Whether the verdict is that of the numbers of a pair.
  func judges(_ pair: SeenPair) -> Bool {
    if pair.tolerance > 0,
      pair.isNear(pair.worst, required) || pair.isNear(pair.best ?? 0, required)
    {
      return true
    }
    if pair.worst >= required { return verdict == "pass" }
    guard let best = pair.best else { return verdict != "pass" }
    return verdict == (best < required ? "fail" : "depends-on-content")
  }
}

/// The pairs that were seen and those that were measured, compared both ways.
struct DrawnComparison {
  private(set) var seen = 0
  private(set) var measured = 0
  /// What is wrong with themes, by their numbers; the first of it.
  private(set) var wrong: [Int: [String]] = [:]
  private var measures = SeenMeasures()

  /// A pair that was seen, without its numbers.
  private struct Place: Hashable {
    let output: String
    let bar: String
    let state: String
    let variant: String
  }

  private mutating func add(_ number: Int, _ text: String) {
    if wrong[number, default: []].count < 6 { wrong[number, default: []].append(text) }
  }

  mutating func compare(_ bars: [SeenBar], with theme: MeasuredTheme, of number: Int) {
    for (name, appearance) in theme.appearances {
      var drawn: [Place: [SeenPair]] = [:]
      // Where the system draws the background, or nothing at the edge of content.
      var system: Set<Place> = []
      for bar in bars where bar.appearance == name && appearance.bars.contains(bar.bar) {
        guard let variant = appearance.variant(of: bar) else { continue }
        let place = Place(output: bar.output, bar: bar.bar, state: bar.state, variant: variant)
        let pairs = appearance.pairs(of: bar, in: variant, by: &measures)
        drawn[place, default: []] += pairs
        if bar.ground == "system" { system.insert(place) }
        // Content that is seen behind a bar in every state is listed as not known.
        let isUnknown =
          bar.ground == "clear" && appearance.backdrops.isEmpty
          && bars.contains {
            $0.appearance == name && $0.output == bar.output && $0.bar == bar.bar
              && $0.variant == bar.variant && $0.state == "standard" && $0.ground == "clear"
          }
        for pair in pairs where !isUnknown && !isMeasured(pair, at: place, in: appearance) {
          add(number, "\(name): drawn, not measured: \(place) \(pair)")
        }
        seen += pairs.count
      }
      for entry in appearance.entries where entry.background != "system" {
        check(entry, drawn, system, name, number, theme)
      }
    }
  }

  /// Whether a measure says what is seen, and asks for as much as it must or finds it to be enough.
  private func isMeasured(
    _ pair: SeenPair, at place: Place, in appearance: MeasuredTheme.Appearance
  ) -> Bool {
    appearance.entries.contains { entry in
      entry.isMeasure(of: pair) && entry.judges(pair) && entry.variants.contains(place.variant)
        && (entry.outputs.isEmpty || entry.outputs.contains(place.output))
        && entry.places.contains { $0.hasPrefix(place.bar) }
        && (entry.required >= pair.required || pair.worst >= pair.required)
    }
  }

  private mutating func check(
    _ entry: MeasuredTheme.Entry, _ drawn: [Place: [SeenPair]], _ system: Set<Place>,
    _ name: String, _ number: Int, _ theme: MeasuredTheme
  ) {
    let outputs = entry.outputs.isEmpty ? theme.outputs : entry.outputs
    for place in entry.places {
      let path = place.split(separator: ".").map(String.init)
      for variant in entry.variants {
        measured += 1
        let isDrawn = outputs.contains { output in
          let key = Place(
            output: output, bar: path[0], state: path.count > 1 ? path[1] : "standard",
            variant: variant)
          return drawn[key]?.contains { entry.isMeasure(of: $0) } == true
            || entry.background == "backdrop" && system.contains(key)
        }
        guard !isDrawn else { continue }
        add(number, "\(name): measured, not drawn: \(place) \(variant) \(entry)")
      }
    }
  }
}
