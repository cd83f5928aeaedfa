import ColorScience

extension Feature {
  /// Swatches beside colors.
  static let documentColor = Feature(
    document: "textDocument/documentColor", ("colorProvider", true)
  ) { request in
    .array(
      request.snapshot.colors.sites.compactMap { site in
        guard let color = site.variants?.light, let range = request.json(site.range) else {
          return nil
        }
        let components = color.srgb.clamped(lowerBound: .zero, upperBound: .one)
        return [
          "range": range,
          "color": [
            "red": .number(components.x), "green": .number(components.y),
            "blue": .number(components.z), "alpha": .number(color.alpha),
          ],
        ]
      })
  }

  /// How to write the color that a person picked, first as the one was written that it replaces.
  static let colorPresentation = Feature(document: "textDocument/colorPresentation") {
    request throws(RequestFailure) in
    let json = request.params["color"]
    guard let range = request.params["range"].flatMap({ TextRange($0) }),
      let red = json?["red"]?.double, let green = json?["green"]?.double,
      let blue = json?["blue"]?.double
    else { throw RequestFailure(.invalidParams, "'color' and 'range' are missing") }
    let color = Color(red: red, green: green, blue: blue, alpha: json?["alpha"]?.double ?? 1)
    let text = request.view.text
    let start = text.offset(range.start, request.view.encoding)
    let end = text.offset(range.end, request.view.encoding)
    let slot = ColorSlot(text, start..<max(start, end))
    let own = slot.form.map { [$0] } ?? []
    // A file of tokens keeps the shape of its values.
    let isTokens = request.snapshot.kind == .tokens
    let forms = isTokens ? own : own + Color.WrittenForm.allCases.filter { !own.contains($0) }
    return .array(
      forms.compactMap { form in
        color.text(as: form).map { written in
          [
            "label": .string(written),
            "textEdit": ["range": range.json, "newText": .string(slot.writing(written))],
          ]
        }
      })
  }
}

/// A place that a color is written to.
struct ColorSlot {
  let form: Color.WrittenForm?
  /// Whether quotes stand around it.
  private let isQuoted: Bool

  /// The place of bytes without their quotes.
  init(_ text: DocumentText, _ range: Range<Int>) {
    let written = text.text(range)
    let before = range.lowerBound > 0 ? text.bytes[range.lowerBound - 1] : 0
    isQuoted = before == 0x22 || before == 0x27
    form = (try? parseColor(Array(written.utf8)[...]).expression).flatMap {
      Color.form(of: $0, written)
    }
  }

  /// A color as it has to be written there: in quotes, since `#` begins a comment and a comma parts the
  /// entries of a mapping.
  func writing(_ color: String) -> String { isQuoted ? color : "\"\(color)\"" }
}
