import ThemeSyntax

/// Names that outputs use twice in one theme, and invalid file names, unless already reported.
func collisions(of declarations: [Declaration], besides reported: [SourceRange]) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var reported = Set(reported)
  var known: [Declaration.Key: Declaration] = [:]
  known.reserveCapacity(declarations.count)
  for declaration in declarations {
    if declaration.isTooLong, reported.insert(declaration.range).inserted {
      diagnostics.append(tooLong(declaration))
    }
    let other = known[declaration.key]
    guard let other, !declaration.isSame(as: other), declaration.excludes(other) else {
      if other == nil { known[declaration.key] = declaration }
      continue
    }
    let isSecond = declaration.isNamedByTheme || declaration.isOfBar
    let pair = isSecond ? (other, declaration) : (declaration, other)
    guard reported.insert(pair.0.range).inserted else { continue }
    diagnostics.append(collision(pair.0, pair.1))
  }
  return diagnostics
}

private func collision(_ declaration: Declaration, _ other: Declaration) -> Diagnostic {
  let names = "\(declaration.owner) and \(other.owner)"
  let remedy =
    if declaration.isNamedByTheme {
      "write another 'name', or a 'prefix'"
    } else if other.isOfBar {
      "rename the role"
    } else {
      "rename one"
    }
  let message =
    switch declaration.scope {
    case .folder: "\(names) become files of one name where case does not count; \(remedy)"
    case .type(let type):
      "\(names) both become '\(declaration.name)' in Swift's '\(type)'; \(remedy)"
    case .module, .screens: "\(names) both become '\(declaration.name)' in Swift; \(remedy)"
    case .tokens: "\(names) both become the design token '\(declaration.name)'; \(remedy)"
    }
  let note = Diagnostic.Note("\(other.owner) is declared here", at: other.range)
  return Diagnostic(
    "name-collision", message, at: declaration.range,
    notes: declaration.range == other.range ? [] : [note])
}

private func tooLong(_ declaration: Declaration) -> Diagnostic {
  Diagnostic(
    "unusable-name",
    "a name is a part of a file's, which has at most \(Declaration.longestFileName) bytes; this one "
      + "makes it \(declaration.name.utf8.count)",
    at: declaration.range)
}

extension Declaration {
  fileprivate static let longestFileName = 255

  fileprivate var isTooLong: Bool {
    if case .folder = scope { name.utf8.count > Self.longestFileName } else { false }
  }

  /// True if the name derives from the theme's, whose range is unspecific.
  fileprivate var isNamedByTheme: Bool { origin == .theme || origin == .prefix }

  fileprivate var isOfBar: Bool {
    if case .bar = origin { true } else { false }
  }

  fileprivate func isSame(as other: Declaration) -> Bool {
    if case .screen = origin { origin == other.origin && range == other.range } else { false }
  }

  package var owner: String {
    switch origin {
    case .theme: "the theme's name"
    case .prefix: "the type of 'colorTheme'"
    case .appearance(let name): "appearance '\(name)'"
    case .paletteColor(let name): "palette color '\(name)'"
    case .role(let name): "role '\(name)'"
    case .roleInverse(let name): "the inverse of role '\(name)'"
    case .screen(let name): "screen '\(name)'"
    case .bar(let part): part
    case .helper: "a function of the outputs"
    }
  }
}
