import ColorScience
import ThemeSyntax

extension ManifestFile {
  /// One appearance with its measured pairs.
  mutating func write(
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

  private func write(_ entry: ContrastEntry, to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      writer.key("background")
      writer.rendered(Self.quoted(entry.background))
      if entry.isInterval {
        writer.key("best")
        writer.number(entry.best)
      }
      writer.key("foreground")
      switch entry.foreground {
      case .statusBar: writer.string("statusBar")
      case .property(let path): writer.rendered(Self.quoted(path))
      }
      writer.key("ratio")
      writer.number(entry.worst)
      writer.key("required")
      writer.number(entry.required)
      writer.key("rule")
      writer.string(entry.rule)
      writer.key("variants")
      writer.inlineArray { writer in
        for variant in entry.variants.members { writer.string(variant.name) }
      }
      writer.key("verdict")
      writer.string(entry.verdict.rawValue)
      if entry.isInterval {
        writer.key("worst")
        writer.number(entry.worst)
      }
    }
  }

  /// A property's path as a JSON string.
  private static func quoted(_ path: PropertyPath) -> [UInt8] {
    path.state == .base ? paths[path.bar, path.property] : Array("\"\(path.name)\"".utf8)
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
