import ThemeFiles
import ThemeCompiler
import ThemeSyntax

/// The files and folders that a path in a theme may lead to.
struct FileCandidates {
  let path: String
  /// What is typed of the path up to the cursor.
  let typed: String
  /// The names in a folder, those of folders with a slash at their end.
  let names: (_ folder: String) -> [String]

  /// Those that a kind of value takes, with the folders that are typed before them.
  func all(for kind: ValueKind) -> [Candidate] {
    let before = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    guard !before.hasPrefix("/") else { return [] }
    let folder = FilePath.join(FilePath.folder(of: path), before)
    let own = before.isEmpty ? FilePath.name(of: path) : ""
    return names(folder).filter { $0 != own && kind.takesFile(named: $0) }.map { name in
      // A catalog is a folder that is named like a file.
      let isCatalog = name.hasSuffix(Self.catalog)
      return Candidate(
        label: before + (isCatalog ? String(name.dropLast()) : name), kind: .file, form: .word)
    }
  }

  fileprivate static let catalog = ".xcassets/"
  fileprivate static let endings = [".json", ".json5", ".tokens", ".yaml", ".yml"]
}

extension ValueKind {
  /// Whether a path to a file or folder of this name may stand there.
  fileprivate func takesFile(named name: String) -> Bool {
    let isTheme = FileName.isTheme(name)
    let isOther = FileName.configurations.contains(name) || FileName.isManifest(name)
    let isData = !isOther && FileCandidates.endings.contains { name.hasSuffix($0) }
    if takesTheme { return name.hasSuffix("/") ? !name.hasSuffix(FileCandidates.catalog) : isData }
    return name.hasSuffix("/") || isData && !isTheme
  }
}
