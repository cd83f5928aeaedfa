import OutputText

/// What a build tool has to know to run this again: the files made and the files read for them.
enum DependencyFile {
  /// A file of one line: the outputs, a colon, the inputs; a theme from standard input has no name to give.
  static func file(
    at path: String, outputs: [String], inputs: [String]
  ) throws(CommandFailure) -> OutputFile {
    if inputs.contains(ThemeLocation.standardInput.path) {
      throw CommandFailure(.usage, "--depfile names files, but a theme is read from standard input")
    }
    let inputs = Set(inputs).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let bytes =
      try list(outputs, as: .target, at: path) + Array(": ".utf8)
      + list(inputs, as: .prerequisite, at: path) + Array("\n".utf8)
    return OutputFile(path, bytes).with(.dependencies)
  }

  private static func list(
    _ names: [String], as role: DependencyName.Role, at path: String
  ) throws(CommandFailure) -> [UInt8] {
    var escaped: [[UInt8]] = []
    for name in names {
      do throws(DependencyName.Refusal) {
        escaped.append(try DependencyName.escaped(name, as: role))
      } catch {
        throw .cannotWrite(
          path, "its syntax has no way to write '\(visibleText(name))': \(error.reason)")
      }
    }
    return Array(escaped.joined(separator: [UInt8(ascii: " ")]))
  }
}
