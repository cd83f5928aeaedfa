import ThemeSyntax

/// A bar-appearance object that an app's code makes, and what it sets of it.
struct AppearanceObject {
  /// One assignment to a property, or a call that resets the background.
  struct Setting {
    enum Content {
      case expression(SwiftExpression, CodeScope)
      /// `opaque`, `default` or `transparent`.
      case background(String)
      /// A part that was made by itself: a `UIBarButtonItemAppearance`.
      case object(Int, path: [String])
    }

    /// The members that lead to the property: `["buttonAppearance", "normal", "titleTextAttributes"]`.
    let path: [String]
    let content: Content
    let place: SourceRange
    /// What must hold, as phrases.
    let conditions: [String]
    /// What was assumed when it was set.
    let answers: CodeAnswers
  }

  let type: SwiftTypeName
  private(set) var settings: [Setting] = []
  /// Whether a bar gets it.
  var isAttached = false

  /// Sets a property in place of what it was; a setting that need not be made stands beside the others.
  mutating func set(_ setting: Setting) {
    if setting.conditions.isEmpty, setting.answers.isEmpty {
      settings.removeAll { $0.path.starts(with: setting.path) || Self.resets(setting, $0) }
    }
    settings.append(setting)
  }

  /// Whether a call resets what was set before.
  private static func resets(_ setting: Setting, _ earlier: Setting) -> Bool {
    guard case .background = setting.content, setting.path.count == earlier.path.count else {
      return false
    }
    let name = earlier.path.last ?? ""
    return setting.path.dropLast() == earlier.path.dropLast()
      && (name.hasPrefix("background") || name.hasPrefix("shadow"))
  }

  init(_ type: SwiftTypeName, copying other: AppearanceObject? = nil) {
    self.type = type
    settings = other?.settings ?? []
  }
}
