extension TextPosition {
  init?(_ json: JSONValue) {
    guard let line = json["line"]?.whole, let character = json["character"]?.whole, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  package var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }
}

extension TextRange {
  init?(_ json: JSONValue) {
    guard let start = json["start"].flatMap({ TextPosition($0) }),
      let end = json["end"].flatMap({ TextPosition($0) })
    else { return nil }
    self.init(start, end)
  }

  package var json: JSONValue { ["start": start.json, "end": end.json] }
}
