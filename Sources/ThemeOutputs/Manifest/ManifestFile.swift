import OutputText
import ThemeLint
import ThemeModel
import ThemeSyntax

/// The manifest while it is written; the keys of every object are in alphabetical order.
struct ManifestFile {
  let context: EmitContext
  /// What tells the content of each source from any other; found once, however often the file is
  /// written.
  private let digests: [String]

  init(_ context: EmitContext) {
    self.context = context
    digests = context.sources.map { SHA256.hexDigest($0.bytes) }
  }

  /// Writes the whole file.
  func write(to sink: @escaping PieceSink) {
    var writer = JSONWriter(sink)
    let theme = context.theme
    writer.object { writer in
      writer.key("appearances")
      writer.array { writer in
        for (appearance, contrast) in zip(theme.appearances, context.report.contrast) {
          write(appearance, contrast, to: &writer)
        }
      }
      writer.key("diagnostics")
      writeDiagnostics(to: &writer)
      writer.key("generator")
      writer.string("appearance \(version)")
      writer.key("inputs")
      writeInputs(to: &writer)
      writer.key("manifestVersion")
      writer.number(1)
      writer.key("name")
      writer.string(theme.name)
      writer.key("outputs")
      writer.array { writer in
        for output in context.outputs { writer.string(output) }
      }
      writer.key("palette")
      write(palette: theme.palette, to: &writer)
      writer.key("roles")
      write(roles: theme.roles, to: &writer)
      writer.key("screens")
      write(screens: theme.screens, to: &writer)
      writer.key("source")
      writer.string(theme.fileName)
    }
    writer.handOn()
  }

  private func writeDiagnostics(to writer: inout JSONWriter) {
    let count = { (severity: Diagnostic.Severity) in
      context.diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }
    writer.object { writer in
      writer.key("errors")
      writer.number(count(.error))
      writer.key("waived")
      writer.array { writer in
        for finding in context.report.waived where !finding.finding.isRest {
          write(finding, to: &writer)
        }
      }
      writer.key("warnings")
      writer.number(count(.warning))
    }
  }

  private func write(_ finding: WaivedFinding, to writer: inout JSONWriter) {
    writer.inlineObject { writer in
      writer.key("line")
      writer.number(finding.line)
      if finding.range.file != 0 {
        writer.key("path")
        writer.string(path(ofSource: Int(finding.range.file)))
      }
      writer.key("reason")
      writer.string(finding.reason)
      writer.key("rule")
      writer.string(finding.rule)
    }
  }

  private func writeInputs(to writer: inout JSONWriter) {
    writer.array { writer in
      for index in context.sources.indices {
        writer.inlineObject { writer in
          writer.key("path")
          writer.string(path(ofSource: index))
          writer.key("sha256")
          writer.string(digests[index])
        }
      }
    }
  }

  /// A source's path relative to the theme's folder.
  func path(ofSource index: Int) -> String {
    index == 0
      ? context.theme.fileName
      : SourcePath.relative(
        context.sources[index].path, to: SourcePath.folder(context.sources[0].path))
  }

  private func write(palette: [NamedColor], to writer: inout JSONWriter) {
    writer.object { writer in
      for entry in palette.sorted(by: { isOrdered($0.name, $1.name) }) {
        writer.key(text: entry.name)
        writer.color(entry.color, of: context.theme.colors)
      }
    }
  }

  private func write(roles: [ResolvedRole], to writer: inout JSONWriter) {
    writer.object { writer in
      for role in roles.sorted(by: { isOrdered($0.name, $1.name) }) {
        writer.key(text: role.name)
        writer.object { writer in
          writer.key("color")
          writer.color(role.color, of: context.theme.colors)
          writer.key("inverse")
          writer.color(role.inverse, of: context.theme.colors)
        }
      }
    }
  }

  private func write(screens: [ResolvedScreen], to writer: inout JSONWriter) {
    let appearances = context.theme.appearances
    writer.object { writer in
      for screen in screens.sorted(by: { isOrdered($0.name, $1.name) }) {
        writer.key(text: screen.name)
        writer.inlineObject { writer in
          writer.key("appearance")
          writer.string(appearances[screen.appearance].name)
          writer.key("navigationBarHidden")
          writer.bool(screen.navigationBarHidden)
          writer.key("toolbarHidden")
          writer.bool(screen.toolbarHidden)
          writer.key("whenEditing")
          writer.string(appearances[screen.whenEditing].name)
        }
      }
    }
  }
}

/// Whether two keys are in the order of their code points, on every machine.
private func isOrdered(_ left: String, _ right: String) -> Bool {
  left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
}
