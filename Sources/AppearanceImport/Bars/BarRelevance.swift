/// Which code can have to do with bars, by the names in it, so that no other is read.
struct BarRelevance {
  /// Names of UIKit's, and those of the app's helpers.
  private var names: Set<String> =
    UIKitType.barAppearances.union(UIKitType.slots.keys).union([
      "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIBarButtonItem", "UITabBarItem",
      "navigationBar", "toolbar", "tabBar", "searchBar", "searchController", "navigationItem",
      "titleTextAttributes", "largeTitleTextAttributes", "barTintColor", "unselectedItemTintColor",
      "shadowImage", "setTitleTextAttributes", "overrideUserInterfaceStyle",
      "configureWithOpaqueBackground", "configureWithDefaultBackground",
      "configureWithTransparentBackground", "toolbarBackground", "toolbarColorScheme",
      "preferredColorScheme", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
    ])

  /// Properties that color a bar whatever it is called, if they are assigned to.
  private static let colored: Set<String> = [
    "tintColor", "backgroundColor", "barStyle", "isTranslucent", "shadowColor", "backgroundEffect",
    "backgroundImage", "iconColor", "foregroundColor", "prefersLargeTitles",
  ]

  /// The deepest chain of helpers that is found.
  private static let rounds = 4

  init(_ index: CodeIndex) {
    let helpers = index.all.filter { Self.isHelper($0, index) }
    for _ in 0..<Self.rounds {
      let count = names.count
      for member in helpers {
        guard let function = member.function, let body = function.body,
          !names.contains(function.name)
        else { continue }
        if Self.isOnBar(member, index) || isRelevant(body) { names.insert(function.name) }
      }
      if names.count == count { break }
    }
  }

  /// Whether what a function does to bars depends on what it is called with, so that it is read where it is called.
  static func isHelper(_ member: CodeIndex.Member, _ index: CodeIndex) -> Bool {
    guard let function = member.function, function.body != nil, function.name != "init" else {
      return false
    }
    if isOnBar(member, index) { return true }
    let types = function.parameters.map { index.resolved($0.type, in: member.owner) }
    return types.contains { type in
      UIKitType.isColor(type) || telling.contains(type)
        || UIKitType.bar(index.ancestry(of: type))?.part == .whole
        || UIKitType.barAppearances.contains(type) || index.isTheme(type)
        || index.hasColors(type, atLeast: 2)
    } || function.result.map { UIKitType.barAppearances.contains($0) } ?? false
  }

  /// Types of parameters that decide how a bar looks.
  private static let telling: Set<SwiftTypeName> = [
    "UINavigationController", "UITabBarController", "UINavigationItem", "UIBarStyle",
    "UIStatusBarStyle", "UIUserInterfaceStyle",
  ]

  private static func isOnBar(_ member: CodeIndex.Member, _ index: CodeIndex) -> Bool {
    let isOwn = index.types[member.owner]?.keyword != nil
    return !isOwn && UIKitType.bar([member.owner]) != nil
      || index.ancestry(of: member.owner).contains(where: UIKitType.barAppearances.contains)
  }

  func isRelevant(name: String) -> Bool { names.contains(name) }

  func isRelevant(_ statements: [SwiftStatement]) -> Bool {
    var isRelevant = false
    for statement in statements where !isRelevant {
      statement.visit { isRelevant = isRelevant || mentions($0) }
    }
    return isRelevant
  }

  func isRelevant(_ expression: SwiftExpression) -> Bool {
    var isRelevant = false
    expression.visit { isRelevant = isRelevant || mentions($0) }
    return isRelevant
  }

  /// Whether what follows a statement runs after some of its branches only, of which others color bars.
  func isParting(_ statement: SwiftStatement) -> Bool {
    let isKnown =
      switch statement.kind {
      case .if(let conditions, _, _), .guard(let conditions, _):
        conditions.contains { if case .availability = $0 { true } else { false } }
      default: false
      }
    return statement.branches.contains { branch in
      branch.exitsScope && (isKnown || isRelevant(branch) || branch.contains(where: colors))
        || branch.contains(where: isParting)
    }
  }

  /// Whether a statement assigns to what may be a property of a bar.
  private func colors(_ statement: SwiftStatement) -> Bool {
    if case .assignment(let target, _) = statement.kind {
      return target.names.last.map(Self.colored.contains) ?? false
    }
    return statement.branches.joined().contains(where: colors)
  }

  private func mentions(_ expression: SwiftExpression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): names.contains(name)
    default: false
    }
  }
}
