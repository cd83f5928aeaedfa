internal import OutputText
internal import ThemeFiles
internal import ThemeCompiler

struct StarterPlace {
  /// The folder, made if it is missing.
  let folder: String
  let file: String
  let isJSON: Bool
  /// The lines that name the theme, empty where its file does and no other theme is there.
  let nameLines: String

  /// The place that a request names; fails where its parts contradict one another.
  init(_ request: InitRequest) throws(CommandFailure) {
    let place = FilePath.tidy(request.place)
    let name = request.name
    if let name, SwiftName.upperCamel(name) != name || !SwiftName.isUsable(name) {
      throw CommandFailure(
        .usage,
        "--name '\(visibleText(name))' is a part of Swift names: letters and digits, beginning with an "
          + "upper-case letter")
    }
    let last = FilePath.name(of: place)
    if let ending = FileName.themeEndings.first(where: { last.hasSuffix($0) }) {
      isJSON = ending.hasSuffix(".json")
      if let wanted = request.isJSON, wanted != isJSON {
        throw CommandFailure(
          .usage,
          "--format \(wanted ? "json" : "yaml") contradicts the name '\(visibleText(last))'")
      }
      folder = FilePath.folder(of: place)
      file = last
      let stem = String(last.dropLast(ending.count))
      let line = name.map { $0 == stem ? "" : "name: \($0)\n" } ?? ""
      nameLines = Self.nameLines(line, of: name ?? SwiftName.upperCamel(stem), in: folder)
    } else {
      guard ![".yaml", ".yml", ".json"].contains(where: { last.hasSuffix($0) }) else {
        throw CommandFailure(
          .usage,
          "'\(visibleText(last))' isn't a theme's file name; those end in "
            + list(FileName.themeEndings))
      }
      isJSON = request.isJSON ?? false
      folder = place
      file = (name ?? Starter.name) + (isJSON ? ".theme.json" : ".theme.yaml")
      nameLines = Self.nameLines("", of: name ?? Starter.name, in: folder)
    }
  }

  /// A line for the name, and one for a prefix where another theme has names in Swift already.
  private static func nameLines(_ line: String, of name: String, in folder: String) -> String {
    let others = (try? FileSystem.entries(in: folder)) ?? []
    guard others.contains(where: { FileName.isTheme($0.name) }) else {
      return line.isEmpty ? "" : line + "\n"
    }
    return line + "prefix: \(SwiftName.lowerCamel(name))\n\n"
  }
}
