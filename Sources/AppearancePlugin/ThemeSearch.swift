import Foundation

/// A look through a target's folders for themes that the build system does not list among its files, so
/// that none is left out silently.
struct ThemeSearch {
  /// The target's files, with the themes of a buildable folder of which the build system lists nothing.
  let files: [URL]
  /// What to tell the user: a text, and the theme that it is about.
  let warnings: [(text: String, theme: URL?)]

  /// Looks through the folder of a package's target, without the folders of other targets.
  init(target: String, files: [URL], folder: URL, others: [URL]) {
    self.init(
      target: target, files: files, found: Self.themes(below: folder, without: others),
      advice: "add it to the target, or remove it from 'exclude'")
  }

  /// Looks through the folder that Xcode names like the target, and beside the target's files, without
  /// the files and folders of the project's other targets.
  init(target: String, files: [URL], project: URL, others: [(name: String, files: [URL])]) {
    let folder = project.appendingPathComponent(target)
    let claimed = others.flatMap { $0.files + [project.appendingPathComponent($0.name)] }
    let members = Self.themes(below: folder, without: claimed)
    let isListed = files.contains { Self.isBelow(folder, $0) }
    self.init(
      target: target, files: isListed ? files : files + members,
      found: members
        + Self.themes(beside: files.filter { Self.isBelow(project, $0) }, without: claimed),
      advice: "add it to the target under Target Membership")
  }

  private init(target: String, files: [URL], found: [URL], advice: String) {
    var known = Set(files.map(Self.resolved))
    let missing = found.sorted { $0.path < $1.path }
      .filter { known.insert(Self.resolved($0)).inserted }
    self.files = files
    if missing.isEmpty, !files.contains(where: Self.isTheme) {
      let names = "*.theme.yaml, *.theme.yml or *.theme.json"
      warnings = [("target '\(target)' uses AppearancePlugin but has no \(names)", nil)]
    } else {
      let place = "is in the folder of target '\(target)' but is not among its files"
      warnings = missing.map { ("'\($0.path)' \(place), and is not compiled; \(advice)", $0) }
    }
  }

  /// The themes below a folder; nested packages and hidden folders are passed over.
  private static func themes(below folder: URL, without others: [URL]) -> [URL] {
    // From a link alone nothing would be listed.
    let entries = FileManager.default.enumerator(atPath: resolved(folder))
    let skipped = Set(others.map(resolved))
    var themes: [URL] = []
    while let path = entries?.nextObject() as? String {
      let entry = folder.appendingPathComponent(path)
      let manifest = entry.appendingPathComponent("Package.swift").path
      if entry.lastPathComponent.hasPrefix(".") || skipped.contains(resolved(entry))
        || FileManager.default.fileExists(atPath: manifest)
      {
        entries?.skipDescendants()
      } else if isTheme(entry) {
        themes.append(entry)
      }
    }
    return themes
  }

  /// The themes in the very folders that files are in.
  private static func themes(beside files: [URL], without others: [URL]) -> [URL] {
    let skipped = Set(others.map(resolved))
    return Set(files.map { $0.deletingLastPathComponent().standardizedFileURL }).flatMap {
      let entries = try? FileManager.default.contentsOfDirectory(
        at: $0, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return (entries ?? []).filter { isTheme($0) && !skipped.contains(resolved($0)) }
    }
  }

  private static func isTheme(_ file: URL) -> Bool {
    ThemeFileName.isTheme(file.lastPathComponent)
  }

  private static func isBelow(_ folder: URL, _ file: URL) -> Bool {
    resolved(file).hasPrefix(resolved(folder) + "/")
  }

  private static func resolved(_ file: URL) -> String {
    file.resolvingSymlinksInPath().standardizedFileURL.path
  }
}
