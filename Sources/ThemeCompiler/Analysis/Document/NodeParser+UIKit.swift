import OutputText
import ThemeSyntax

extension NodeParser {
  /// The keys of a theme that lead to a value, and the value's text; nil for a text of several lines.
  private typealias Line = (path: [String], value: String?)

  /// Reports an entry in UIKit's vocabulary and reads its translation; false for other entries.
  mutating func isUIKit(
    _ key: NodeID, _ value: NodeID, in place: BarPlace, into bar: inout BarDocument
  ) -> Bool {
    guard !tree.isReported(key), let text = tree.text(key),
      texts.bytes(text).count <= UIKitPath.longest
    else { return false }
    let steps = UIKitPath.steps(of: string(key))
    if steps == [UIKitPath.bar] { return isBarItself(key, value, in: place, into: &bar) }
    if steps.count == 1, let background = UIKitPath.background(configuredBy: steps[0]) {
      let word = source.isJSON ? "\"\(background.rawValue)\"" : background.rawValue
      if report([(["background"], word)], for: key, value, in: place) {
        let range = tree.range(key)
        bar.fields.append(.init(value: .word(background), property: .background, range: range))
      }
      return true
    }
    let isOfBar = steps.first == UIKitPath.bar
    let (lines, unknown) = translation(Array(steps.dropFirst(isOfBar ? 1 : 0)), value, place)
    let keys = Section.bar(place.kind).names
    guard let first = lines.first,
      steps.count > 1 || first.value != value
        || KeySynonym.key(meantBy: steps[0], among: keys) == nil
    else { return false }
    report(
      lines.map {
        ($0.property.name.split(separator: ".").map(String.init), self.text(of: $0.value))
      },
      for: key, value, in: place, unknown: unknown)
    for (property, value) in lines where !bar.fields.contains(where: { $0.property == property }) {
      field(value, of: property, key, place.kind, into: &bar)
    }
    return true
  }

  /// The properties that an entry leads to, with their values, and the keys that lead nowhere.
  private func translation(
    _ steps: [String], _ value: NodeID, _ place: BarPlace
  ) -> (lines: [(property: BarProperty, value: NodeID)], unknown: [NodeID]) {
    let paths = UIKitPath.paths(from: steps, on: place.kind).filter {
      !place.isState || $0.property.isInStates(of: place.kind)
    }
    let isMapping = tree.kind(value) == .mapping && tree.unquotedReference(value) == nil
    let isValue = !isMapping || tree.entries(value).contains { word($0.key)?.isVariant == true }
    let exact = paths.first { $0.steps == steps }
    if let exact, isValue || paths.allSatisfy({ $0.steps == steps }) {
      return ([(exact.property, value)], [])
    }
    guard !isValue else {
      let color = paths.first { $0.steps.last == "foregroundColor" }
      return (color.map { [($0.property, value)] } ?? [], [])
    }
    let inner = tree.entries(value).filter { _ in !paths.isEmpty }.map { key, value in
      let inner = translation(steps + UIKitPath.steps(of: string(key)), value, place)
      return inner.lines.isEmpty && inner.unknown.isEmpty ? ([], [key]) : inner
    }
    return (inner.flatMap { $0.0 }, inner.flatMap { $0.1 })
  }

  /// Reports `standardAppearance` and reads its keys as the bar's; false if it has none.
  private mutating func isBarItself(
    _ key: NodeID, _ value: NodeID, in place: BarPlace, into bar: inout BarDocument
  ) -> Bool {
    guard tree.kind(value) == .mapping else { return false }
    let written = shown(key)
    let free = tree.entries(value).filter { takes(texts.intern(string($0.key)), for: place.node) }
    let isFree = free.count == tree.entryCount(value)
    let fixIt = (isFree ? unwrapped(key, value, in: place) : nil).map { range, text in
      Diagnostic.FixIt(
        "write its keys in place of '\(written)'", replace: range, with: text, isAutomatic: true)
    }
    diagnostics.add(
      "unknown-key", "'\(written)' is UIKit's for the bar itself; write its keys one level up",
      at: tree.range(key), fixIts: [fixIt])
    for (inner, value) in free {
      entry(inner, value, in: place, tree.text(inner).flatMap { place.keys[$0] }, &bar)
    }
    return true
  }

  /// Reports an entry with the equivalent theme lines; returns whether their keys are free.
  @discardableResult
  private mutating func report(
    _ lines: [Line], for key: NodeID, _ value: NodeID, in place: BarPlace, unknown: [NodeID] = []
  ) -> Bool {
    let names = Set(lines.compactMap(\.path.first)).sorted()
    let isFree = names.map { takes(texts.intern($0), for: place.node) }.allSatisfy { $0 }
    let entries = entries(lines, quote: tree.kind(key) == .quotedScalar ? "\"" : "")
    let isFlow = source.isJSON || tree.isFlow(place.node)
    let separator = isFlow ? ", " : indentation(of: key).map { "\n" + $0 }
    var fixIt: Diagnostic.FixIt?
    if isFree, unknown.isEmpty, !lines.contains(where: { $0.value == nil }), let separator,
      let whole = range(ofEntry: key, value)
    {
      let text = entries.joined(separator: separator)
      fixIt = Diagnostic.FixIt("write \(text)", replace: whole, with: text, isAutomatic: true)
    }
    let written = shown(key)
    let phrase = entries.map { "'\(shortened($0))'" }.joined(separator: " and ")
    let rest = unknown.isEmpty ? "" : "; no theme has \(list(unknown.map { "'\(shown($0))'" }))"
    diagnostics.add(
      "unknown-key", "'\(written)' is UIKit's; write \(phrase)\(rest)", at: tree.range(key),
      fixIts: [fixIt])
    return isFree
  }

  /// The entries for some lines, those of a group in one mapping.
  private func entries(_ lines: [Line], quote: String) -> [String] {
    var names: [String] = []
    for line in lines where !names.contains(line.path[0]) { names.append(line.path[0]) }
    return names.map { name in
      let own = lines.filter { $0.path[0] == name }
      let key = "\(quote)\(name)\(quote): "
      if own.count == 1, own[0].path.count == 1 { return key + (own[0].value ?? "…") }
      let inner = own.map { path, value in
        Line(path.count == 1 ? ["color"] : Array(path.dropFirst()), value)
      }
      return "\(key){ \(entries(inner, quote: quote).joined(separator: ", ")) }"
    }
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  /// A value's text; nil if it takes several lines.
  private func text(of node: NodeID) -> String? {
    let text = text(tree.range(node))
    return text.isEmpty || text.contains(where: \.isNewline) ? nil : text
  }

  /// The bytes of a key and its value; nil if the value is elsewhere, by an alias.
  private func range(ofEntry key: NodeID, _ value: NodeID) -> SourceRange? {
    let (start, end) = (tree.range(key), tree.range(value))
    guard end.lower >= start.upper else { return nil }
    // In braces an empty value is behind the blanks that follow it.
    let blanks = source.bytes[..<Int(end.upper)].reversed().prefix { $0.isCSSWhitespace }
    return SourceRange(file: tree.file, lower: start.lower, upper: end.upper - Int32(blanks.count))
  }

  /// The spaces before a node on its line; nil if anything else precedes it.
  private func indentation(of node: NodeID) -> String? {
    let blanks = source.bytes[..<Int(tree.range(node).lower)].reversed().prefix { $0 == 0x20 }
    let before = source.bytes[..<(Int(tree.range(node).lower) - blanks.count)].last ?? 0x0A
    return before == 0x0A || before == 0x0D ? String(repeating: " ", count: blanks.count) : nil
  }

  /// A mapping's entries in place of it and its key; nil if they cannot be moved unchanged.
  private func unwrapped(
    _ key: NodeID, _ value: NodeID, in place: BarPlace
  ) -> (range: SourceRange, text: String)? {
    let entries = Array(tree.entries(value))
    guard let first = entries.first?.key, let last = entries.last,
      let end = range(ofEntry: last.key, last.value), let range = range(ofEntry: key, value)
    else { return nil }
    let lower = tree.range(first).lower
    let text = text(SourceRange(file: tree.file, lower: lower, upper: end.upper))
    guard !tree.isFlow(value) else {
      return tree.isFlow(place.node) || tree.entryCount(value) == 1 ? (range, text) : nil
    }
    guard let outer = indentation(of: key), let inner = indentation(of: first),
      inner.utf8.count > outer.utf8.count,
      text.split(separator: "\n").dropFirst().allSatisfy({ $0.hasPrefix(inner) })
    else { return nil }
    return (range, text.replacing("\n" + inner, with: "\n" + outer))
  }
}
