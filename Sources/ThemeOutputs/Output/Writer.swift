import OutputText
import ThemeModel

extension Output {
  /// What makes the files of an output.
  struct Writer: Sendable {
    fileprivate let files: @Sendable (Output, EmitContext) -> [EmittedFile]

    /// Makes files that are in memory.
    static func files(_ make: @escaping @Sendable (EmitContext) -> [EmittedFile]) -> Writer {
      Writer { make($1) }
    }

    /// Writes one file, which it hands on to a sink piece by piece.
    static func text(
      _ write: @escaping @Sendable (EmitContext, @escaping PieceSink) -> Void
    ) -> Writer {
      Writer { output, context in
        [EmittedFile(output.path(of: context.theme), FileContent { write(context, $0) })]
      }
    }

    /// Writes a Swift file; it says so where a theme has nothing that the output is made of.
    static func swift(
      isolation: String = "", _ write: @escaping @Sendable (inout SwiftFile) -> Void
    ) -> Writer {
      Writer { output, context in
        let content = FileContent { sink in
          var file = SwiftFile(context, isolation: isolation, sink)
          guard output.runtimes.contains(file.runtime) else {
            return file.writeNothing("\(output.id) for the runtime \(file.runtime.rawValue)")
          }
          if let missing = output.missing(context.theme) { return file.writeNothing(missing) }
          write(&file)
        }
        return [EmittedFile(output.path(of: context.theme), content)]
      }
    }
  }

  /// The files that are made of a theme.
  func files(_ context: EmitContext) -> [EmittedFile] { writer.files(self, context) }
}
