import ColorScience
import ThemeSyntax

/// Turns colours as written into colours of the table, following palette references.
struct ColorResolver {
  var texts: TextTable
  var table = ColorTable()
  var diagnostics: [Diagnostic] = []

  let palette: PaletteDocument
  /// The iOS generation whose system colours are the values of UIKit's names.
  let generation: UIKitGeneration

  /// What a text was found to be, by the text's identifier; -1 where it was not looked at yet.
  private var memo: [Int32] = []
  private var entryIndex: [TextID: Int] = [:]
  private var groups: Set<TextID> = []
  private var states: [EntryState] = []
  /// The palette entries being resolved, each with the place that refers to the next one.
  private var chain: [ChainLink] = []

  private enum EntryState {
    case untouched, running, failed
    case done(ColorID)
  }

  private struct ChainLink {
    let entry: Int
    let range: SourceRange
  }

  init(palette: PaletteDocument, texts: TextTable, generation: UIKitGeneration) {
    self.palette = palette
    self.texts = texts
    self.generation = generation
    states = [EntryState](repeating: .untouched, count: palette.entries.count)
    for (index, entry) in palette.entries.enumerated() { entryIndex[entry.path] = index }
    groups = Set(palette.groups)
  }

  /// The colour of a source, nil where it is reported.
  mutating func resolve(_ source: ColorSource, at range: SourceRange) -> ColorID? {
    switch source {
    case .text(let text): resolve(text, at: range)
    case .adaptive(let members): resolve(members)
    }
  }

  /// The palette's colours in their order; every entry is resolved, so that each mistake is reported.
  mutating func resolvePalette() -> [NamedColor] {
    var colors: [NamedColor] = []
    colors.reserveCapacity(palette.entries.count)
    for (index, entry) in palette.entries.enumerated() {
      guard let color = resolveEntry(index, at: entry.pathRange) else { continue }
      let name = texts.string(entry.path)
      colors.append(
        NamedColor(
          name: name, symbol: SwiftName.lowerCamel(name), color: color, range: entry.pathRange))
    }
    return colors
  }

  private mutating func resolve(_ members: AdaptiveSource) -> ColorID? {
    let light = resolve(members.light.value, at: members.light.range)
    let dark = resolve(members.dark.value, at: members.dark.range)
    let lightHigh = members.lightHighContrast.map { resolve($0.value, at: $0.range) }
    let darkHigh = members.darkHighContrast.map { resolve($0.value, at: $0.range) }
    guard let light, let dark else { return nil }
    if case .some(.none) = lightHigh { return nil }
    if case .some(.none) = darkHigh { return nil }
    let lights = table[light].variants
    let darks = table[dark].variants
    return table.add(
      ResolvedColor(
        ColorVariants(
          light: lights.light, dark: darks.dark,
          lightHighContrast: (lightHigh ?? nil).map { table[$0].variants.lightHighContrast }
            ?? lights.lightHighContrast,
          darkHighContrast: (darkHigh ?? nil).map { table[$0].variants.darkHighContrast }
            ?? darks.darkHighContrast)))
  }

  private mutating func resolve(_ text: TextID, at range: SourceRange) -> ColorID? {
    let index = Int(text.index)
    if index < memo.count, memo[index] >= 0 { return ColorID(index: memo[index]) }
    let known = diagnostics.count
    guard let color = evaluate(text, at: range) else { return nil }
    // A text with something to say about it is read anew at each place, to say it there.
    if diagnostics.count == known {
      if index >= memo.count {
        memo.append(
          contentsOf: repeatElement(-1, count: max(texts.count, index + 1) - memo.count))
      }
      memo[index] = color.index
    }
    return color
  }

  private mutating func evaluate(_ text: TextID, at range: SourceRange) -> ColorID? {
    if let color = Color(hexDigits: texts.bytes(text)) {
      return table.add(ResolvedColor(ColorVariants(all: color)))
    }
    do {
      let parsed = try parseColor(texts.bytes(text))
      if let name = parsed.ambiguous { report(name, at: range) }
      var evaluator = ColorEvaluator(generation: generation, range: range)
      let result = evaluator.evaluate(parsed.expression) { path in
        self.reference(path, at: range)
      }
      diagnostics += evaluator.diagnostics
      switch result {
      case .table(let id): return id
      case .color(let color): return table.add(color)
      case nil: return nil
      }
    } catch {
      report(error, text, at: range)
      return nil
    }
  }

  /// The colour a palette path stands for; a last part may pick a member of an adaptive colour.
  private mutating func reference(_ path: String, at range: SourceRange) -> PaletteColor? {
    let text = texts.intern(path)
    if let index = entryIndex[text] {
      return resolveEntry(index, at: range).map { PaletteColor(id: $0, color: table[$0]) }
    }
    if let dot = path.lastIndex(of: "."),
      let member = Variant.allCases.first(where: { $0.name == path[path.index(after: dot)...] }),
      let index = entryIndex[texts.intern(String(path[..<dot]))]
    {
      return resolveEntry(index, at: range).map {
        let variant = table[$0].variants[member]
        return PaletteColor(id: nil, color: ResolvedColor(ColorVariants(all: variant)))
      }
    }
    reportUndefined(path, text, at: range)
    return nil
  }

  private mutating func resolveEntry(_ index: Int, at range: SourceRange) -> ColorID? {
    switch states[index] {
    case .done(let color): return color
    case .failed: return nil
    case .running:
      reportCycle(to: index, at: range)
      return nil
    case .untouched: break
    }
    guard let source = palette.entries[index].color else {
      states[index] = .failed
      return nil
    }
    states[index] = .running
    chain.append(ChainLink(entry: index, range: source.range))
    // Each name has a colour of its own in the table, so that outputs can call it by that name.
    let color = resolve(source.value, at: source.range).map { table.add(table[$0]) }
    chain.removeLast()
    states[index] = color.map { .done($0) } ?? .failed
    return color
  }
}

/// A palette colour that a reference found.
struct PaletteColor {
  /// The colour in the table, nil for a member of it.
  var id: ColorID?
  var color: ResolvedColor
}

extension ColorResolver {
  private mutating func reportCycle(to index: Int, at range: SourceRange) {
    let start = chain.firstIndex { $0.entry == index } ?? 0
    let links = chain[start...]
    var names = links.map { texts.string(palette.entries[$0.entry].path) }
    names.append(texts.string(palette.entries[index].path))
    diagnostics.append(
      Diagnostic(
        "cyclic-reference",
        "palette color '\(names[0])' refers to itself: \(names.joined(separator: " → "))",
        at: range,
        notes: links.dropLast().map { link in
          Diagnostic.Note(
            "'\(texts.string(palette.entries[link.entry].path))' goes on here", at: link.range)
        }))
  }

  private mutating func reportUndefined(_ path: String, _ text: TextID, at range: SourceRange) {
    if groups.contains(text) {
      let members = palette.entries.map { texts.string($0.path) }
        .filter { $0.hasPrefix(path + ".") }
      let names = members.prefix(4).map { "{\($0)}" }
      diagnostics.append(
        Diagnostic(
          "group-as-color",
          "'\(path)' is a group of palette colors, not a color"
            + (names.isEmpty ? "" : "; write one of \(list(names))"),
          at: range))
      return
    }
    let candidate = nearest(path, in: palette.entries.map { texts.string($0.path) })
    diagnostics.append(
      Diagnostic(
        "undefined-reference", "no palette color '\(path)'\(didYouMean(candidate))", at: range))
  }

  private mutating func report(_ error: ColorSyntaxError, _ text: TextID, at range: SourceRange) {
    let length = texts.bytes(text).count
    let width = Int(range.upper - range.lower)
    // A quoted scalar without escapes has its text between its quotes.
    let inset = width == length ? 0 : width == length + 2 ? 1 : nil
    let place = inset.map { range.part(offset: $0 + error.offset, count: error.count) } ?? range
    let fixIts = error.suggestion.map { suggestion in
      [
        Diagnostic.FixIt(
          "write \"\(suggestion)\"", replace: range, with: "\"\(suggestion)\"")
      ]
    }
    diagnostics.append(
      Diagnostic("unknown-color", error.message, at: place, fixIts: fixIts ?? []))
  }

  private mutating func report(_ name: AmbiguousName, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        RuleID.ambiguousColorName, .warning,
        "'\(name.name)' is \(name.css) in CSS and \(name.uiKit) in UIKit; read as CSS",
        at: range,
        fixIts: [
          Diagnostic.FixIt(
            "write \"\(name.css)\", or \".\(name.name)\" for UIKit's", replace: range,
            with: "\"\(name.css)\"")
        ]))
  }
}
