import ColorScience
import DesignTokens
import ThemeSyntax

struct ColorResolver {
  var texts: TextTable
  var table = ColorTable()
  /// Waivers may suppress as many of a kind as are kept.
  var diagnostics = FindingList(limit: FindingList.known)
  /// Findings before the palette entry in progress.
  private var earlier = FindingList()
  /// The ranges of nulls; true if they unset a value.
  var unsets: [SourceRange: Bool] = [:]
  var backdrops: [SourceRange: Backdrop<ColorID>] = [:]
  var translucentBackdrops: Set<SourceRange> = []
  var suggestions = NameSuggestions()

  let palette: PaletteDocument
  let generation: UIKitGeneration

  var tokens: TokenPalette
  /// Results by identifier of the text; -1 if not resolved yet.
  private var memo: [Int32] = []
  /// Names of roles; colors cannot refer to them.
  var roleNames: Set<String> = []
  var groupShapes: [TextID: GroupShape] = [:]
  /// Literals with remarks, which are reported at each occurrence.
  private var remarked: [TextID: (color: ColorID, remarks: [ColorRemark])] = [:]
  private var states: [EntryState] = []
  private var isReferred: [Bool]
  /// The palette entries in progress, each with the reference that led to it.
  private(set) var chain: [ChainLink] = []
  /// Entries that must be resolved before the last one of the chain.
  private var awaited: [ChainLink] = []

  let change: InternedChange?

  private enum EntryState {
    case untouched, running, failed
    case done(ColorID)
  }

  struct ChainLink {
    let entry: Int
    let range: SourceRange
  }

  init(
    palette: PaletteDocument, tokens: TokenSystem? = nil, texts: TextTable,
    generation: UIKitGeneration, change: InternedChange? = nil
  ) {
    self.change = change
    self.tokens = TokenPalette(tokens)
    table.devices = tokens?.devices.map(\.name) ?? []
    self.palette = palette
    self.texts = texts
    self.generation = generation
    states = [EntryState](repeating: .untouched, count: palette.entries.count)
    isReferred = [Bool](repeating: false, count: palette.entries.count)
  }

  mutating func resolve(_ source: ColorSource, at range: SourceRange) -> ColorID? {
    switch change?.color(at: range) ?? source {
    case .text(let text): resolve(text, at: range)
    case .adaptive(let members): resolve(members)
    }
  }

  /// Palette colors in order; all entries are resolved to report every error.
  mutating func resolvePalette() -> [NamedColor] {
    var colors: [NamedColor] = []
    colors.reserveCapacity(palette.entries.count)
    for (index, entry) in palette.entries.enumerated() {
      guard let color = resolveEntry(index, entry) else { continue }
      let name = texts.string(entry.path)
      colors.append(
        NamedColor(
          name: name, symbol: SwiftName.lowerCamel(name), color: color, range: entry.pathRange,
          isAlias: isAlias(entry)))
    }
    return colors
  }

  /// The palette's colors with their uses, then the used tokens; call after everything is resolved.
  func marked(_ colors: consuming [NamedColor]) -> [NamedColor] {
    var referred = [Bool](repeating: false, count: table.count)
    for index in isReferred.indices where isReferred[index] {
      if case .done(let color) = states[index] { referred[Int(color.index)] = true }
    }
    for index in colors.indices {
      colors[index].isReferred = referred[Int(colors[index].color.index)]
    }
    for (index, used) in tokens.used.enumerated() {
      let name = used.token.path
      var color = NamedColor(
        name: name, symbol: SwiftName.lowerCamel(name), color: used.color, range: used.token.range,
        isAlias: false, isReferred: true)
      color.token = index
      colors.append(color)
    }
    return colors
  }

  /// True if the palette has the color and it is not in progress.
  func hasEntry(_ path: String) -> Bool {
    guard let entry = texts.identifier(of: path).flatMap({ palette.indices[$0] }) else {
      return false
    }
    return !chain.contains { $0.entry == entry }
  }

  /// True past the limit of shown errors, so no suggestion is needed.
  func isCrowded(_ file: Int32, with id: String = "undefined-reference") -> Bool {
    [diagnostics, earlier].contains {
      !$0.hasRoom(for: id, .error, in: file, within: FindingList.shown)
    }
  }

  private func isAlias(_ entry: PaletteDocument.Entry) -> Bool {
    guard case .text(let text)? = entry.color?.value else { return false }
    let bytes = texts.bytes(text)
    return bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
  }

  private mutating func resolve(_ members: VariantTexts) -> ColorID? {
    let places = members.map { resolve($0) }.compactMap(\.self)
    guard places.count == 4 else { return nil }
    let id = table.add(table.combined(places.map(\.value)))
    table.note(.adaptive(places, isNamed: false), of: id)
    return id
  }

  private mutating func resolve(_ text: Located<TextID>) -> Located<ColorID>? {
    let changed: TextID? =
      if case .text(let text)? = change?.color(at: text.range) { text } else { nil }
    return resolve(changed ?? text.value, at: text.range).map { Located($0, at: text.range) }
  }

  private mutating func resolve(_ text: TextID, at range: SourceRange) -> ColorID? {
    let index = Int(text.index)
    if index < memo.count, memo[index] >= 0 { return ColorID(index: memo[index]) }
    let known = diagnostics.count
    guard let color = evaluate(text, at: range) else { return nil }
    // A text with remarks is read again at each occurrence, to report them there.
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
    if let known = remarked[text] {
      report(known.remarks, at: ColorPlace(bytes: texts.bytes(text), range: range))
      return known.color
    }
    let bytes = texts.bytes(text)
    if let color = Color(hexDigits: bytes), ColorRemark.hex(bytes) == nil {
      return table.add(plain: color)
    }
    do {
      // Counted errors need no suggestion; shown ones are read again for it.
      let parsed = try parseColor(bytes, suggests: false)
      let place = ColorPlace(bytes: bytes, range: range)
      var remarks = parsed.remarks
      report(remarks, at: place)
      var evaluator = ColorEvaluator(generation: generation)
      var inputs: [ColorInput] = []
      let result = evaluator.evaluate(parsed.expression) { path in
        let found = self.reference(path, at: place.range(ofReference: path))
        if let found { inputs.append(found.input) }
        return found
      }
      if let remark = evaluator.remark {
        report([remark], at: place)
        remarks.append(remark)
      }
      switch result {
      case .table(let id): return id
      case .color(let color):
        let id = table.add(color)
        switch parsed.expression {
        case .color where !remarks.isEmpty && remarked.count < 10_000:
          remarked[text] = (id, remarks)
        case .color, .uiKit: break
        case .reference(_, alpha: nil):
          if let input = inputs.first, let member = input.member {
            table.note(.member(of: input.color, member), of: id)
          }
        default: table.note(.computed(from: inputs), of: id)
        }
        return id
      case nil: return nil
      }
    } catch {
      report(error, text, at: range)
      return nil
    }
  }

  private mutating func report(_ error: ColorSyntaxError, _ text: TextID, at range: SourceRange) {
    let bytes = texts.bytes(text)
    var error = error
    if !isCrowded(range.file, with: "unknown-color") {
      do { _ = try parseColor(bytes) } catch let suggesting { error = reworded(suggesting, bytes) }
    }
    diagnostics.append(ColorPlace(bytes: bytes, range: range).diagnostic(error))
  }

  private mutating func report(_ remarks: [ColorRemark], at place: ColorPlace) {
    for remark in remarks {
      diagnostics.add(remark.id, .warning, at: place.range(of: remark)) {
        place.diagnostic(remark)
      }
    }
  }

  /// The color of a palette path; its last part may select a member of an adaptive color.
  private mutating func reference(_ path: String, at range: SourceRange) -> ReferredColor? {
    // Looked up, never added: changing a shared table of texts copies it.
    let text = texts.identifier(of: path)
    if let text, let index = palette.indices[text] {
      isReferred[index] = true
      return color(ofEntry: index, at: range).map { ReferredColor($0, in: table) }
    }
    if tokens.holds(path) { return token(path, member: nil, at: range) }
    if let dot = path.lastIndex(of: "."),
      let stem = texts.identifier(of: String(path[..<dot])), let index = palette.indices[stem]
    {
      let last = path[path.index(after: dot)...]
      guard let member = Variant.allCases.first(where: { $0.name == last }) else {
        reportMember(String(last), of: String(path[..<dot]), at: range)
        return nil
      }
      isReferred[index] = true
      return color(ofEntry: index, at: range).map { ReferredColor($0, member: member, in: table) }
    }
    if let stem = path.withoutVariant, tokens.holds(stem.path) {
      return token(stem.path, member: stem.variant, at: range)
    }
    reportUndefined(path, text, at: range)
    return nil
  }

  /// The color of a referenced entry; nil if it is reported or pending.
  private mutating func color(ofEntry index: Int, at range: SourceRange) -> ColorID? {
    switch states[index] {
    case .done(let color): return color
    case .failed: return nil
    case .running: reportCycle(to: index, at: range)
    case .untouched where chain.isEmpty: return resolveEntry(index, palette.entries[index])
    case .untouched: awaited.append(ChainLink(entry: index, range: range))
    }
    return nil
  }

  /// Resolves an entry, nil if reported; an explicit stack allows chains as long as the theme.
  private mutating func resolveEntry(_ index: Int, _ entry: PaletteDocument.Entry) -> ColorID? {
    var waiting = [ChainLink(entry: index, range: entry.pathRange)]
    while let link = waiting.last {
      if case .untouched = states[link.entry] {
        states[link.entry] = .running
        chain.append(link)
      }
      // Another waiting link has resolved the entry already.
      guard chain.last?.entry == link.entry else {
        waiting.removeLast()
        continue
      }
      awaited.removeAll(keepingCapacity: true)
      swap(&earlier, &diagnostics)
      let source = palette.entries[link.entry].color
      var color = source.flatMap { resolve($0.value, at: $0.range) }
      swap(&earlier, &diagnostics)
      guard awaited.isEmpty else {
        // The entry is read again, and its errors reported, after those it needs.
        waiting += awaited.reversed()
        earlier.removeAll()
        continue
      }
      earlier.move(to: &diagnostics)
      // Each name gets a color for outputs to use; an adaptive color was created for it.
      switch (source, color) {
      case (let source?, let found?):
        switch source.value {
        case .text:
          let named = table.add(table[found])
          table.note(.said(by: source.range, color: found), of: named)
          color = named
        case .adaptive:
          if case .adaptive(let members, _)? = table.step(found) {
            table.note(.adaptive(members, isNamed: true), of: found)
          }
        }
      default: break
      }
      states[link.entry] = color.map { .done($0) } ?? .failed
      chain.removeLast()
      waiting.removeLast()
    }
    guard case .done(let color) = states[index] else { return nil }
    return color
  }
}

struct ReferredColor {
  let color: ResolvedColor
  let input: ColorInput
}

extension ReferredColor {
  init(_ id: ColorID, member: Variant? = nil, in table: ColorTable) {
    let whole = table[id]
    color = member.map { ResolvedColor(ColorVariants(all: whole.variants[$0])) } ?? whole
    input = ColorInput(color: id, member: member)
  }
}
