internal import ThemeFiles

/// The arguments that plugins write: a verb, then options with a value each, flags and paths.
enum ToolArguments {
  /// `build`: Swift files that a build system expects.
  case build(BuildRequest)
  /// `generate`: what `appearance compile` makes.
  case generate(ThemeRequest)

  /// Reads the arguments; everything but the known ones is refused.
  static func read(_ arguments: [String]) throws(CommandFailure) -> ToolArguments {
    var rest = arguments.dropFirst()
    switch arguments.first {
    case "build": return .build(try readBuild(&rest))
    case "generate": return .generate(try readGenerate(&rest))
    case let verb?:
      throw CommandFailure(.usage, "unknown verb '\(verb)'; known are build, generate")
    case nil: throw CommandFailure(.usage, "a verb is needed: build or generate")
    }
  }

  private static func readBuild(
    _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> BuildRequest {
    var request = BuildRequest()
    while let option = rest.popFirst() {
      let value = try value(of: option, &rest)
      switch option {
      case "--top": request.top = value
      case "--folder": request.folder = value
      case "--input-list": request.inputList = value
      case "--input": request.inputs.insert(value)
      case "--theme": request.themes.append(BuildRequest.Theme(path: FilePath.tidy(value)))
      case "--file":
        let parts = value.split(separator: "=", maxSplits: 1).map { String($0) }
        guard parts.count == 2, let last = request.themes.indices.last else {
          throw CommandFailure(.usage, "--file takes <output>=<name> behind its --theme")
        }
        request.themes[last].files[parts[0]] = parts[1]
      default: throw unknown(option)
      }
    }
    guard !request.themes.isEmpty, !request.folder.isEmpty, !request.inputList.isEmpty else {
      throw CommandFailure(.usage, "build needs --theme, --folder and --input-list")
    }
    return request
  }

  private static func readGenerate(
    _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> ThemeRequest {
    var request = ThemeRequest(paths: [])
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": request.check = true
      case "--top": request.top = try value(of: argument, &rest)
      case "--scope": request.scopes.append(try value(of: argument, &rest))
      case let option where option.hasPrefix("-"): throw unknown(option)
      default: request.paths.append(argument)
      }
    }
    guard !request.paths.isEmpty || !request.scopes.isEmpty else {
      throw CommandFailure(.usage, "generate needs themes or folders with themes")
    }
    return request
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let value = rest.popFirst() else {
      throw CommandFailure(.usage, "\(option) needs a value")
    }
    return value
  }

  private static func unknown(_ option: String) -> CommandFailure {
    CommandFailure(.usage, "unknown option '\(option)'")
  }
}
