import OutputText

extension Output {
  struct Writer: Sendable {
    fileprivate let files: @Sendable (Output, EmitContext) -> [EmittedFile]

    static func files(_ make: @escaping @Sendable (EmitContext) -> [EmittedFile]) -> Writer {
      Writer { make($1) }
    }

    static func text(
      _ write: @escaping @Sendable (EmitContext, @escaping PieceSink) -> Void
    ) -> Writer {
      Writer { output, context in
        [
          EmittedFile(
            path: output.path(of: context.theme), content: FileContent { write(context, $0) })
        ]
      }
    }

    /// A Swift file, which reports if the theme has no input for it.
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
        return [EmittedFile(path: output.path(of: context.theme), content: content)]
      }
    }
  }

  func files(_ context: EmitContext) -> [EmittedFile] { writer.files(self, context) }
}
