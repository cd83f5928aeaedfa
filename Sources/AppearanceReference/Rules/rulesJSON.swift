import OutputText
import ThemeAnalysis
import ThemeModel

/// Everything about each rule, as an array of objects.
var rulesJSON: String {
  var writer = JSONWriter()
  writer.array { writer in
    for rule in LintRule.all { rule.write(to: &writer) }
  }
  return String(decoding: writer.finish(), as: UTF8.self)
}

extension LintRule {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.entry("explanation", explanation)
      writer.entry("id", id)
      writer.key("options")
      writer.array { writer in
        for option in options { option.write(to: &writer) }
      }
      writer.key("passing")
      Self.write(examples.passing, to: &writer)
      writer.entry("severity", severity.rawValue)
      writer.entry("summary", summary)
      writer.key("triggering")
      Self.write(examples.triggering, to: &writer)
    }
  }

  private static func write(_ examples: [Example], to writer: inout JSONWriter) {
    writer.array { writer in
      for example in examples {
        writer.object { writer in
          writer.entry("configuration", example.configuration)
          writer.entry("theme", example.text)
          if let file = example.tokenFile {
            writer.key("tokens")
            writer.inlineObject { writer in
              writer.entry("path", file.path)
              writer.entry("text", file.text)
            }
          }
        }
      }
    }
  }
}

extension RuleOption {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("default")
      switch standard {
      case .word(let word): writer.string(word)
      case .number(let number): writer.number(number)
      }
      writer.entry("name", name)
      writer.entry("summary", summary)
      writer.entry("takes", takes)
    }
  }
}
