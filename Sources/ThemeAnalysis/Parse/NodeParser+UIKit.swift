import OutputText
import ThemeModel
import ThemeSyntax

/// Bars in UIKit's vocabulary.
extension NodeParser {
  struct BarPlace {
    let node: NodeID
    let kind: BarKind
    let isState: Bool
  }

  private struct Translation {
    var lines: [(property: BarProperty, value: NodeID)] = []
    var unknown: [NodeID] = []
  }

  /// Reports an entry in UIKit's vocabulary and reads its translation; false for other entries.
  mutating func isUIKit(
    _ key: NodeID, _ value: NodeID, in place: BarPlace, into bar: inout BarDocument
  ) -> Bool {
    guard !tree.isReported(key), let text = tree.text(key),
      texts.bytes(text).count <= UIKitPath.longest
    else { return false }
    let steps = UIKitPath.steps(of: string(key))
    if steps.count == 1, let background = UIKitPath.background(configuredBy: steps[0]) {
      configured(key, value, background, in: place, into: &bar)
      return true
    }
    if steps == [UIKitPath.bar] {
      guard tree.kind(value) == .mapping else { return false }
      barItself(key, value, in: place, into: &bar)
      return true
    }
    let isOfBar = steps.first == UIKitPath.bar
    let translation = translation(isOfBar ? Array(steps.dropFirst()) : steps, value, place)
    guard let first = translation.lines.first else { return false }
    let keys = Section.bar(place.kind).names
    if steps.count == 1, first.value == value, KeySynonym.key(meantBy: steps[0], among: keys) != nil
    {
      return false
    }
    report(translation, key, value, in: place)
    for (property, value) in translation.lines
    where !bar.fields.contains(where: { $0.property == property }) {
      field(value, of: property, key, place.kind, into: &bar)
    }
    return true
  }

  /// The properties for an entry, by the paths that begin with its steps.
  private func translation(
    _ steps: [String], _ value: NodeID, _ place: BarPlace
  ) -> Translation {
    let paths = UIKitPath.paths(from: steps, on: place.kind).filter {
      !place.isState || $0.property.isInStates(of: place.kind)
    }
    var translation = Translation()
    let isMapping = tree.kind(value) == .mapping && tree.unquotedReference(value) == nil
    let keys = isMapping ? tree.entries(value).map(\.key) : []
    let isVariants = keys.contains { word($0)?.isVariant == true }
    if let exact = paths.first(where: { $0.steps == steps }),
      !isMapping || isVariants || paths.allSatisfy({ $0.steps == steps })
    {
      translation.lines = [(exact.property, value)]
    } else if isMapping, !isVariants {
      for (key, value) in tree.entries(value) where !paths.isEmpty {
        let inner = self.translation(
          steps + UIKitPath.steps(of: string(key)), value, place)
        translation.lines += inner.lines
        translation.unknown += inner.lines.isEmpty && inner.unknown.isEmpty ? [key] : inner.unknown
      }
    } else if let color = paths.first(where: { $0.steps.last == "foregroundColor" }) {
      translation.lines = [(color.property, value)]
    }
    return translation
  }

  private mutating func configured(
    _ key: NodeID, _ value: NodeID, _ background: BarBackground, in place: BarPlace,
    into bar: inout BarDocument
  ) {
    let property = BarProperty.background
    let line = Line(path: [property.name], value: written(background.rawValue, key))
    let isFree = takes(property.name, in: place)
    reportUIKit(key, value, [line], in: place, isCertain: isFree)
    guard isFree else { return }
    bar.fields.append(
      BarDocument.Field(value: .background(background), property: property, range: tree.range(key)))
  }

  /// Reports `standardAppearance`, whose keys belong directly in the bar.
  private mutating func barItself(
    _ key: NodeID, _ value: NodeID, in place: BarPlace, into bar: inout BarDocument
  ) {
    let entries = Array(tree.entries(value))
    let isFree = entries.allSatisfy { entry in
      !tree.entries(place.node).contains { string($0.key) == string(entry.key) }
    }
    let inner = isFree ? unwrapped(key, value, in: place) : nil
    let written = shown(key)
    let fixIt = inner.map { inner in
      Diagnostic.FixIt(
        "write its keys in place of '\(written)'", replace: inner.range, with: inner.text,
        isAutomatic: true)
    }
    diagnostics.add(
      "unknown-key", "'\(written)' is UIKit's for the bar itself; write its keys one level up",
      at: tree.range(key), fixIts: [fixIt])
    for (inner, value) in entries where takes(string(inner), in: place) {
      entry(
        inner, value, of: place.node, tree.text(inner).flatMap { BarKeys.bar[$0] }, place.kind,
        .bar, place.isState, &bar)
    }
  }

  /// Reports an entry with the equivalent lines of a theme.
  private mutating func report(
    _ translation: Translation, _ key: NodeID, _ value: NodeID, in place: BarPlace
  ) {
    let lines = translation.lines.map { property, value in
      Line(path: property.name.split(separator: ".").map(String.init), value: text(of: value))
    }
    let names = Set(lines.compactMap(\.path.first)).sorted()
    let isFree = names.map { takes($0, in: place) }.allSatisfy { $0 }
    reportUIKit(
      key, value, lines, in: place, isCertain: isFree && translation.unknown.isEmpty,
      unknown: translation.unknown.map { shown($0) })
  }

  private mutating func reportUIKit(
    _ key: NodeID, _ value: NodeID, _ lines: [Line], in place: BarPlace, isCertain: Bool,
    unknown: [String] = []
  ) {
    let (written, range) = (shown(key), tree.range(key))
    let quote = tree.kind(key) == .quotedScalar ? "\"" : ""
    let entries = Line.entries(lines, quote: quote)
    let whole = isCertain ? self.range(ofEntry: key, value) : nil
    let separator = separator(after: key, in: place.node)
    diagnostics.add("unknown-key", .error, at: range) {
      let rest = unknown.isEmpty ? "" : "; no theme has \(list(unknown.map { "'\($0)'" }))"
      let phrase = entries.map { "'\(shortened($0.shown))'" }.joined(separator: " and ")
      let texts = entries.compactMap(\.text)
      let fixIt = whole.flatMap { whole -> Diagnostic.FixIt? in
        guard texts.count == entries.count, let separator else { return nil }
        let text = texts.joined(separator: separator)
        return Diagnostic.FixIt("write \(text)", replace: whole, with: text, isAutomatic: true)
      }
      return Diagnostic(
        "unknown-key", "'\(written)' is UIKit's; write \(phrase)\(rest)", at: range,
        fixIts: [fixIt])
    }
  }

  private mutating func takes(_ name: String, in place: BarPlace) -> Bool {
    takes(texts.intern(name), for: place.node)
  }
}

/// A line of a theme: the path of keys, and the value's text, nil if it takes several lines.
private struct Line {
  let path: [String]
  let value: String?

  /// The entries for some lines, groups joined in one mapping; as written and as in a message.
  static func entries(_ lines: [Line], quote: String) -> [(text: String?, shown: String)] {
    var names: [String] = []
    for line in lines {
      if let name = line.path.first, !names.contains(name) { names.append(name) }
    }
    return names.map { name in
      let own = lines.filter { $0.path.first == name }
      let key = "\(quote)\(name)\(quote): "
      if own.count == 1, own[0].path.count == 1 {
        return (own[0].value.map { key + $0 }, key + (own[0].value ?? "…"))
      }
      let inner = entries(
        own.map {
          Line(path: $0.path.count == 1 ? ["color"] : Array($0.path.dropFirst()), value: $0.value)
        },
        quote: quote)
      let texts = inner.compactMap(\.text)
      let isWhole = texts.count == inner.count
      return (
        isWhole ? "\(key){ \(texts.joined(separator: ", ")) }" : nil,
        "\(key){ \(inner.map(\.shown).joined(separator: ", ")) }"
      )
    }
  }
}

extension NodeParser {
  /// A word as a value, in quotes if the key has them.
  private func written(_ word: String, _ key: NodeID) -> String {
    tree.kind(key) == .quotedScalar && source.isJSON ? "\"\(word)\"" : word
  }

  private func text(of node: NodeID) -> String? {
    let range = tree.range(node)
    let bytes = source.bytes[Int(range.lower)..<Int(range.upper)]
    return bytes.contains { $0 == 0x0A || $0 == 0x0D } || bytes.isEmpty
      ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The range of an entry; nil if the value is elsewhere, by an alias.
  private func range(ofEntry key: NodeID, _ value: NodeID) -> SourceRange? {
    let (start, end) = (tree.range(key), tree.range(value))
    guard end.lower >= start.upper else { return nil }
    var upper = self.end(of: value)
    if end.lower == end.upper {
      let rest = source.bytes[Int(start.upper)...]
      let colon = rest.firstIndex { $0 != 0x20 }
      upper = start.upper
      if let colon, rest[colon] == UInt8(ascii: ":") { upper = Int32(colon + 1) }
    }
    return SourceRange(file: tree.file, lower: start.lower, upper: upper)
  }

  /// The end of a node, without the empty lines below a block.
  private func end(of node: NodeID) -> Int32 {
    guard !tree.isFlow(node) else { return tree.range(node).upper }
    switch tree.kind(node) {
    case .mapping:
      let last = tree.entries(node).reduce(nil as (key: NodeID, value: NodeID)?) { $1 }
      return last.flatMap { range(ofEntry: $0.key, $0.value)?.upper } ?? tree.range(node).upper
    case .sequence: return tree.items(node).last.map { end(of: $0) } ?? tree.range(node).upper
    default: return tree.range(node).upper
    }
  }

  /// The separator of two entries; nil if the key does not begin its line.
  private func separator(after key: NodeID, in node: NodeID) -> String? {
    tree.isFlow(node) ? ", " : indentation(of: key).map { "\n" + $0 }
  }

  /// The indentation of a node's line; nil if text precedes the node.
  private func indentation(of node: NodeID) -> String? {
    let before = source.bytes[..<Int(tree.range(node).lower)]
    guard let last = before.lastIndex(where: { $0 != 0x20 }) else {
      return String(repeating: " ", count: before.count)
    }
    guard before[last] == 0x0A || before[last] == 0x0D else { return nil }
    return String(repeating: " ", count: before.count - last - 1)
  }

  /// A mapping's entries to replace the mapping and its key; nil if they cannot be moved.
  private func unwrapped(
    _ key: NodeID, _ value: NodeID, in place: BarPlace
  ) -> (range: SourceRange, text: String)? {
    guard let first = tree.entries(value).first(where: { _ in true })?.key,
      let range = range(ofEntry: key, value)
    else { return nil }
    let start = Int(tree.range(first).lower)
    if tree.isFlow(value) {
      let end = tree.entries(value).map { self.range(ofEntry: $0.key, $0.value)?.upper }
      guard tree.isFlow(place.node) || tree.entryCount(value) == 1, let last = end.last ?? nil
      else { return nil }
      return (range, String(decoding: source.bytes[start..<Int(last)], as: UTF8.self))
    }
    guard let outer = indentation(of: key), let inner = indentation(of: first),
      inner.utf8.count > outer.utf8.count, start < Int(range.upper)
    else { return nil }
    let text = String(decoding: source.bytes[start..<Int(range.upper)], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isEven = lines.dropFirst().allSatisfy { $0.isEmpty || $0.hasPrefix(inner) }
    guard isEven else { return nil }
    let moved = lines.dropFirst().map { $0.dropFirst(inner.count - outer.count) }
    return (range, ([lines[0]] + moved).joined(separator: "\n"))
  }
}
