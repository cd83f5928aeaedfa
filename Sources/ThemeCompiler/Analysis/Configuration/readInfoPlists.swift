import ThemeSyntax

extension Configuration {
  mutating func readInfoPlists(in folder: String, _ load: FileLoader) -> [Diagnostic] {
    let known = infoPlist
    var findings = [infoPlist?.read(in: folder, load)]
    for index in overrides.indices {
      if overrides[index].configuration.infoPlist == known {
        overrides[index].configuration.infoPlist = infoPlist
      } else {
        findings.append(overrides[index].configuration.infoPlist?.read(in: folder, load))
      }
    }
    return findings.compactMap(\.self)
  }
}

extension InfoPlist {
  fileprivate mutating func read(in folder: String, _ load: FileLoader) -> Diagnostic? {
    let name = path
    let target = SourcePath.join(folder, name)
    switch load(target) {
    case .failure(let failure):
      return Diagnostic(
        "unreadable-file", "'\(name)' cannot be read: \(failure.reason)", at: range)
    case .success(let file):
      guard !read(file.bytes, from: target) else { return nil }
      return Diagnostic(
        "unreadable-file",
        "'\(name)' isn't a property list with a dictionary, in XML (UTF-8) or binary",
        at: range)
    }
  }
}
