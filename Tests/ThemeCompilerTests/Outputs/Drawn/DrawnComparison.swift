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
    let statusBarStyles: [String: String]
    /// The states of its bars that it says something of.
    let bars: [String: Set<String>]
    /// By variant.
    let backdrops: [String: [Components]]
    let entries: [Entry]
    let notMeasured: [Entry]
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
    if let styles = json["statusBarStyle"] as? [String: String] {
      statusBarStyles = styles
    } else {
      let style = json["statusBarStyle"] as? String ?? "default"
      statusBarStyles = ["light": style, "dark": style]
    }
    let kinds = ["navigationBar", "toolbar", "tabBar"]
    bars = kinds.reduce(into: [:]) { bars, kind in
      guard let bar = json[kind] as? [String: Any], !bar.isEmpty else { return }
      bars[kind] = Set(bar.keys).intersection(["compact", "scrollEdge", "compactScrollEdge"])
    }
    // A dynamic appearance has those of its members.
    let variants = ["light", "dark", "lightHighContrast", "darkHighContrast"]
    let backdrop = json["backdrop"]
    backdrops = variants.reduce(into: [:]) { backdrops, variant in
      let colors = backdrop as? [Any] ?? (backdrop as? [String: Any])?[variant] as? [Any] ?? []
      backdrops[variant] = colors.map(Self.digits)
    }
    let style = json["interfaceStyle"] as? String
    let seen = style.map { style in variants.filter { $0.hasPrefix(style) } } ?? variants
    entries = (json["contrast"] as? [[String: Any]] ?? []).map { MeasuredTheme.Entry($0, seen) }
    notMeasured = (json["notMeasured"] as? [[String: Any]] ?? []).map {
      MeasuredTheme.Entry($0, seen)
    }
  }

  /// The components of an opaque color: an object, or digits.
  private static func digits(_ color: Any) -> Components {
    if let object = color as? [String: Any] {
      return (object["components"] as? [Double] ?? []) + [1]
    }
    let number = (color as? String).flatMap { Int($0.dropFirst(), radix: 16) } ?? 0
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 } + [1]
  }

  /// The pairs that are seen on a bar, except those on system backgrounds and on content without a backdrop.
  func pairs(of bar: SeenBar, by measures: inout SeenMeasures) -> [SeenPair] {
    var pairs: [SeenPair] = []
    let backdrops = backdrops(of: bar)
    if bar.bar == "navigationBar", bar.isHidden, !backdrops.isEmpty {
      pairs += self.pairs([statusBar(over: bar)], on: "0,0,0,0", over: backdrops, by: &measures)
    }
    var (ground, behind) = (bar.ground, backdrops)
    if bar.ground == "clear" {
      ground = "0,0,0,0"
      if behind.isEmpty {
        guard bar.state.lowercased().hasSuffix("edge") else { return pairs }
        behind = [bar.isOnDarkScreen ? [0, 0, 0, 1] : [1, 1, 1, 1]]
      }
    } else if bar.ground == "system" {
      return pairs
    } else if let paint = bar.ground.split(separator: "|", maxSplits: 1).dropFirst().first {
      // That of a black bar nobody knows, so anything may be under the paint.
      let isBlack = bar.part("isBlack") != nil
      if isBlack { behind = [] }
      ground = isBlack ? String(paint) : "\(bar.part("isDark") != nil ? "dark" : "light")|\(paint)"
    }
    var inks = bar.parts.filter { $0.name != "statusBar" && Self.demands[$0.name] != nil }
      .map { ($0.name, components($0.value)) }
    if bar.bar == "navigationBar", !bar.isHidden { inks.append(statusBar(over: bar)) }
    return pairs + self.pairs(inks, on: ground, over: behind, by: &measures)
  }

  func backdrops(of bar: SeenBar) -> [Components] { backdrops[bar.variant] ?? [] }

  /// The status bar, which follows the screen where it has no style of its own.
  private func statusBar(over bar: SeenBar) -> (String, Components) {
    let isDark = bar.isOnDarkScreen
    let style = bar.part("statusBar") ?? statusBarStyles[isDark ? "dark" : "light"] ?? ""
    let isWhite = style == "default" ? isDark : style == "lightContent"
    return ("statusBar", isWhite ? [1, 1, 1, 1] : [0, 0, 0, 1])
  }

  private func pairs(
    _ inks: [(String, Components)], on ground: String, over behind: [Components],
    by measures: inout SeenMeasures
  ) -> [SeenPair] {
    inks.compactMap { part, ink in
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
    "selectedIcon": (["tab-label-contrast"], 3), "otherIcon": (["tab-label-contrast"], 3),
  ]
}

extension MeasuredTheme.Entry {
  /// `seen` are the variants of the appearance's interface style.
  init(_ json: [String: Any], _ seen: [String]) {
    places = json["at"] as? [String] ?? []
    background = json["background"] as? String ?? ""
    foreground = json["foreground"] as? String ?? ""
    ratio = json["ratio"] as? Double ?? 0
    best = json["best"] as? Double ?? ratio
    required = json["required"] as? Double ?? 0
    rule = json["rule"] as? String ?? ""
    variants = json["variants"] as? [String] ?? seen
    verdict = json["verdict"] as? String ?? "pass"
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
    let object: String
    let bar: String
    let state: String
    var variant: String

    /// The same on a device of the other interface style.
    var inOtherStyle: Place {
      var place = self
      place.variant =
        variant.hasPrefix("dark")
        ? variant.replacing("dark", with: "light") : variant.replacing("light", with: "dark")
      return place
    }
  }

  private mutating func add(_ number: Int, _ text: String) {
    if wrong[number, default: []].count < 6 { wrong[number, default: []].append(text) }
  }

  mutating func compare(_ bars: [SeenBar], with theme: MeasuredTheme, of number: Int) {
    for (name, appearance) in theme.appearances {
      var drawn: [Place: [SeenPair]] = [:]
      // Where the system draws the background, or nothing at the edge of content.
      var system: Set<Place> = []
      var unknown: Set<Place> = []
      for bar in bars where bar.appearance == name {
        guard let states = appearance.bars[bar.bar] else { continue }
        let place = Place(
          output: bar.output, object: bar.object, bar: bar.bar, state: bar.state,
          variant: bar.variant)
        drawn[place, default: []] += appearance.pairs(of: bar, by: &measures)
        if bar.ground == "system" { system.insert(place) }
        // Content that is seen behind a bar in every state is listed as not known; SwiftUI has no states of such a bar.
        // A color theme has no fourth state.
        let isWritten = bar.output != "colorTheme" || bar.state != "compactScrollEdge"
        let hasState = bar.output != "swiftUI" && isWritten && states.contains(bar.state)
        let isUnknown =
          bar.ground == "clear" && appearance.backdrops(of: bar).isEmpty && !hasState
          && bars.contains {
            $0.appearance == name && $0.output == bar.output && $0.object == bar.object
              && $0.bar == bar.bar && $0.variant == bar.variant && $0.state == "standard"
              && $0.ground == "clear"
          }
        if isUnknown { unknown.insert(place) }
        if bar.isHidden, appearance.backdrops(of: bar).isEmpty,
          !appearance.listsStatusBar(in: bar.output)
        {
          add(number, "\(name): over a hidden bar, not listed: \(place)")
        }
      }
      for (place, pairs) in drawn {
        seen += pairs.count
        guard !unknown.contains(place) else { continue }
        let others = drawn[place.inOtherStyle] ?? []
        for pair in pairs where !isMeasured(pair, at: place, others, in: appearance) {
          add(number, "\(name): drawn, not measured: \(place) \(pair)")
        }
      }
      for entry in appearance.entries where entry.background != "system" {
        check(entry, drawn, system, name, number, theme)
      }
    }
  }

  /// Returns whether a measure says what is seen, and asks for as much as it must or finds it to be enough; in the other
  /// interface style if the same is seen there.
  private func isMeasured(
    _ pair: SeenPair, at place: Place, _ others: [SeenPair],
    in appearance: MeasuredTheme.Appearance
  ) -> Bool {
    let variants =
      [place.variant] + (others.contains(pair) ? [place.inOtherStyle.variant] : [])
    return appearance.entries.contains { entry in
      entry.isMeasure(of: pair) && entry.judges(pair)
        && variants.contains { entry.variants.contains($0) }
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
      let states = theme.appearances[name]?.states(of: path) ?? []
      for variant in entry.variants {
        measured += 1
        let isDrawn = outputs.contains { output in
          ["bar", "item", "copy"].contains { object in
            states.contains { state in
              let key = Place(
                output: output, object: object, bar: path[0], state: state, variant: variant)
              return drawn[key]?.contains {
                entry.isMeasure(of: $0) && ($0.part == "largeTitle" || state == states[0])
              } == true
                || entry.background == "backdrop" && state == states[0] && system.contains(key)
            }
          }
        }
        guard !isDrawn else { continue }
        add(number, "\(name): measured, not drawn: \(place) \(variant) \(entry)")
      }
    }
  }
}

extension MeasuredTheme.Appearance {
  /// The states that a place is seen in: a bar without one of its own for the edge has its large titles there.
  fileprivate func states(of path: [String]) -> [String] {
    if path.count > 1 { return [path[1]] }
    let isAtEdge = path[0] == "navigationBar" && bars[path[0]]?.contains("scrollEdge") == false
    return isAtEdge ? ["standard", "scrollEdge"] : ["standard"]
  }

  /// Returns whether the status bar over content is listed as not measured.
  fileprivate func listsStatusBar(in output: String) -> Bool {
    notMeasured.contains {
      $0.foreground == "statusBar" && $0.background == "backdrop"
        && $0.places.contains { $0.hasPrefix("navigationBar") }
        && ($0.outputs.isEmpty || $0.outputs.contains(output))
    }
  }
}
