internal import AppearanceCompiler
internal import ArgumentParser
internal import CommandRun
internal import RunSystem

extension ReportFile {
  /// What an argument asks for, as in `sarif=findings.sarif`; nil for one that `validate` refuses.
  init?(argument: String) {
    let (name, path) = Self.split(argument)
    guard let format = DiagnosticFormat.named(name), let path else { return nil }
    self.init(format, path: path)
  }

  /// Refuses arguments that name no format, no file, or one file twice.
  static func validate(_ arguments: [String]) throws {
    var paths: Set<String> = []
    for argument in arguments {
      let (name, path) = split(argument)
      if DiagnosticFormat.named(name) == nil {
        throw ValidationError(unknown(name, "format", among: DiagnosticFormat.all.map(\.name)))
      }
      guard let path, !path.isEmpty else {
        throw ValidationError("--report takes a format and a file: '\(name)=findings.\(name)'")
      }
      if path == "-" {
        throw ValidationError("--report takes a file; --format \(name) writes to the console")
      }
      guard paths.insert(FilePath.tidy(path)).inserted else {
        throw ValidationError("two reports would write '\(visibleText(path))'")
      }
    }
  }

  private static func split(_ argument: String) -> (name: String, path: String?) {
    guard let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
    let path = argument.utf8[argument.utf8.index(after: sign)...]
    return (String(argument[..<sign]), String(Substring(path)))
  }
}
