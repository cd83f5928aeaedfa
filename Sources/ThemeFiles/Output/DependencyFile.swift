import OutputText

/// What a build tool has to know to run this again: the files made and the files read for them.
struct DependencyFile {
  private let path: String
  private let inputs: [String]

  /// A file that names what was read; a theme from standard input has no name to give.
  init(at path: String, inputs: [String]) throws(CommandFailure) {
    if inputs.contains(ThemeLocation.standardInput.path) {
      throw CommandFailure(.usage, "--depfile names files, but a theme is read from standard input")
    }
    self.path = path
    self.inputs = Set(inputs).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// One line: the outputs, a colon, the inputs.
  func file(outputs: [String]) throws(CommandFailure) -> OutputFile {
    let bytes =
      try list(outputs, as: .target) + Array(": ".utf8) + list(inputs, as: .prerequisite)
      + Array("\n".utf8)
    return OutputFile(path, bytes).with(.dependencies)
  }

  private func list(
    _ paths: [String], as role: DependencyName.Role
  ) throws(CommandFailure) -> [UInt8] {
    var names: [[UInt8]] = []
    for path in paths {
      do throws(DependencyName.Refusal) {
        names.append(try DependencyName.escaped(path, as: role))
      } catch {
        throw .cannotWrite(
          self.path, "its syntax has no way to write '\(visibleText(path))': \(error.reason)")
      }
    }
    return Array(names.joined(separator: [UInt8(ascii: " ")]))
  }
}
