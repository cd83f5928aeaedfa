import ColorScience
import ThemeCompiler

/// Other ways to write the color at a place.
struct ColorActions {
  private(set) var all: [CodeAction] = []
  private let request: DocumentRequest
  private let outline: Outline

  /// What can be done about the color at a range; nothing where the text is broken.
  init(_ request: DocumentRequest, _ range: TextRange) {
    self.request = request
    outline = request.snapshot.outline ?? Outline()
    let offset = request.view.offset(range.start)
    if let site = request.snapshot.colors.site(at: offset) {
      let entry = outline.entries[site.entry]
      convert(site)
      if !site.text.contains("{"), request.snapshot.kind == .theme, entry.path.first != "palette" {
        replaceByName(site, entry)
        extract(site, entry)
      }
    }
    addHighContrast(at: offset)
  }

  private mutating func add(
    _ title: String, _ kind: String, _ changes: [(range: Range<Int>, text: String)]
  ) {
    let edits = changes.compactMap { change in
      request.view.range(change.range).map { TextChange(range: $0, text: change.text) }
    }
    guard edits.count == changes.count else { return }
    all.append(CodeAction(title: title, kind: kind, changes: [request.view.uri: edits]))
  }

  /// The literal in other forms.
  private mutating func convert(_ site: ColorSites.Site) {
    guard let color = site.variants?.light,
      let expression = try? parseColor(Array(site.text.utf8)[...]).expression,
      case .color = expression
    else { return }
    let own = Color.form(of: expression, site.text)
    let slot = ColorSlot(request.snapshot.text, site.range)
    for form in Color.WrittenForm.allCases where form != own {
      guard let text = color.text(as: form) else { continue }
      add("Write \(text)", "refactor.rewrite", [(site.range, slot.writing(text))])
    }
  }

  /// Names of the palette that are the same color.
  private mutating func replaceByName(_ site: ColorSites.Site, _ entry: Outline.Entry) {
    guard let theme = request.snapshot.analysis?.theme, let variants = site.variants else { return }
    let equal = theme.palette.filter { theme.colors[$0.color].variants == variants }
    for color in equal.prefix(3) {
      add(
        "Write {\(color.name)}, which is the same color", "refactor.rewrite",
        [(entry.valueRange, "\"{\(color.name)}\"")])
    }
  }

  /// The literal as a new name of the palette.
  private mutating func extract(_ site: ColorSites.Site, _ entry: Outline.Entry) {
    let names = outline.entries.filter { $0.path.first == "palette" && $0.path.count == 2 }
      .map(\.key)
    var name = entry.key.hasSuffix("Color") ? String(entry.key.dropLast(5)) : entry.key
    if name.isEmpty || Section.adaptiveColor.names.contains(name) { name = "color" }
    var number = 2
    let stem = name
    while names.contains(name) {
      name = "\(stem)\(number)"
      number += 1
    }
    guard let insertion = paletteInsertion(name, site.text) else { return }
    add(
      "Name the color '\(name)' in the palette", "refactor.extract",
      [insertion, (entry.valueRange, "\"{\(name)}\"")])
  }

  /// Where a new name of the palette goes, and what to write there.
  private func paletteInsertion(
    _ name: String, _ color: String
  ) -> (range: Range<Int>, text: String)? {
    let text = request.snapshot.text
    let isJSON = request.snapshot.isJSON
    let entry = isJSON ? "\"\(name)\": \"\(color)\"" : "\(name): \"\(color)\""
    let end = text.lineEnding
    if let palette = outline.entry(["palette"]) {
      guard palette.value == .mapping, let first = palette.children.first else { return nil }
      let key = outline.entries[first].keyRange.lowerBound
      if text.bytes[palette.valueRange.lowerBound] == 0x7B { return (key..<key, "\(entry), ") }
      return (key..<key, entry + end + text.blanks(before: key))
    }
    guard let first = outline.roots.first else { return nil }
    let place = outline.entries[first].keyRange.lowerBound
    let palette = isJSON ? "\"palette\": { \(entry) },\(end)  " : "palette:\(end)  \(entry)\(end)"
    return (place..<place, palette)
  }

  /// The members for increased contrast that an adaptive color lacks.
  private mutating func addHighContrast(at offset: Int) {
    var next = outline.entry(at: offset)
    while let index = next {
      let entry = outline.entries[index]
      let members = entry.children.map { outline.entries[$0] }
      next = entry.parent
      guard let light = members.first(where: { $0.key == "light" }),
        let dark = members.first(where: { $0.key == "dark" }), light.value.text != nil,
        outline.isColor(light), outline.isColor(dark), let last = members.last
      else { continue }
      let text = request.snapshot.text
      let missing = [("lightHighContrast", light), ("darkHighContrast", dark)].filter { name, _ in
        !members.contains { $0.key == name }
      }
      guard !missing.isEmpty else { return }
      let isFlow = text.bytes[entry.valueRange.lowerBound] == 0x7B
      let quote = request.snapshot.isJSON ? "\"" : ""
      let separator =
        isFlow ? ", " : text.lineEnding + text.blanks(before: last.keyRange.lowerBound)
      let written = missing.map { name, member in
        "\(separator)\(quote)\(name)\(quote): \(text.text(member.valueRange))"
      }
      let place = last.valueRange.upperBound
      add(
        "Add high-contrast colors", "refactor.rewrite",
        [(place..<place, written.joined())])
      return
    }
  }
}
