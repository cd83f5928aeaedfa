import ColorScience
import OutputText
import ThemeLint
import ThemeModel
import ThemeSyntax

extension ManifestFile {
  /// One appearance with its measured pairs.
  func write(
    _ appearance: ResolvedAppearance, _ contrast: ContrastReport, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("contrast")
      writer.array { writer in
        for entry in contrast.entries { write(entry, to: &writer) }
      }
      if let deprecation = appearance.deprecation.first {
        writer.key("deprecated")
        if case .message(let message) = deprecation {
          writer.string(message)
        } else {
          writer.bool(true)
        }
      }
      if appearance.kind == .declared, !appearance.description.isEmpty {
        writer.key("description")
        writer.string(appearance.description.joined(separator: "\n"))
      }
      writer.key("interfaceStyle")
      writer.string(appearance.interfaceStyle.rawValue)
      if let inverse = appearance.inverse.first {
        writer.key("inverse")
        writer.string(context.theme.appearances[inverse].name)
      }
      writer.key("kind")
      writer.string(appearance.kind.name)
      writer.key("location")
      writeLocation(appearance, to: &writer)
      writer.key("name")
      writer.string(appearance.name)
      writer.key("navigationBar")
      write(appearance.bars.navigationBar, to: &writer)
      if !contrast.unchecked.isEmpty {
        writer.key("notChecked")
        writer.array { writer in
          for pair in contrast.unchecked { write(pair, to: &writer) }
        }
      }
      if case .inverse(let base, let rule) = appearance.kind {
        writer.key("of")
        writer.string(base)
        writer.key("rule")
        writer.string(rule.rawValue)
      }
      writer.key("statusBarStyle")
      writer.string(appearance.statusBarStyle.value.rawValue)
      writer.key("symbol")
      writer.string(appearance.symbol)
      writer.key("tabBar")
      write(appearance.bars.tabBar, to: &writer)
      writer.key("toolbar")
      write(appearance.bars.toolbar, to: &writer)
    }
  }

  private func writeLocation(_ appearance: ResolvedAppearance, to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      writer.key("column")
      writer.number(context.lines.column(of: appearance.range))
      writer.key("line")
      writer.number(context.lines.line(of: appearance.range))
      if appearance.range.file != 0 {
        writer.key("path")
        writer.string(path(ofSource: Int(appearance.range.file)))
      }
    }
  }

  /// Most of the manifest is made here, so each entry is put together from whole pieces.
  private func write(_ entry: ContrastEntry, to writer: inout JSONWriter) {
    writer.line { line in
      line.append("{ \"background\": ")
      Self.append(entry.background, to: &line)
      if entry.isInterval {
        line.append(", \"best\": ")
        line.append(number: entry.best)
      }
      switch entry.foreground {
      case .statusBar: line.append(", \"foreground\": \"statusBar\"")
      case .property(let path):
        line.append(", \"foreground\": ")
        Self.append(path, to: &line)
      }
      line.append(", \"ratio\": ")
      line.append(number: entry.worst)
      line.append(", \"required\": ")
      line.append(number: entry.required)
      line.append(", \"rule\": \"")
      line.append(text: entry.rule)
      line.append("\", \"variants\": ")
      Self.variantLists.append(Int(entry.variants.rawValue), to: &line)
      line.append(", \"verdict\": \"")
      line.append(text: entry.verdict.rawValue)
      if entry.isInterval {
        line.append("\", \"worst\": ")
        line.append(number: entry.worst)
        line.append(" }")
      } else {
        line.append("\" }")
      }
    }
  }

  /// Every set of variants as a JSON array.
  private static let variantLists = TextList(
    (UInt8(0)..<16).map { bits in
      let names = VariantSet(rawValue: bits).members.map { "\"\($0.name)\"" }
      return "[ \(names.joined(separator: ", ")) ]"
    })

  /// Appends a property's path as a JSON string.
  private static func append(_ path: PropertyPath, to line: inout ByteBuffer) {
    guard path.state != .base else { return paths.append(path.bar, path.property, to: &line) }
    line.append(text: "\"\(path.name)\"")
  }

  private static let paths = BarTable { kind, property in
    "\"\(PropertyPath(bar: kind, state: .base, property: property).name)\""
  }

  private func write(_ pair: UncheckedPair, to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      writer.key("reason")
      writer.string(pair.reason)
      writer.key("rule")
      writer.string(pair.rule)
    }
  }
}

extension ResolvedAppearance.Kind {
  /// The kind in the manifest.
  fileprivate var name: String {
    switch self {
    case .declared: "declared"
    case .inverse: "inverse"
    case .dynamic: "dynamic"
    }
  }
}
