/// Which code can have to do with bars, by the names in it, so that no other is read.
struct BarRelevance {
  private var names: Set<String> = [
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIBarButtonItem", "UITabBarItem",
    "navigationBar", "toolbar", "tabBar", "searchBar", "searchController", "navigationItem",
    "standardAppearance",
    "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    "titleTextAttributes", "largeTitleTextAttributes", "barTintColor", "unselectedItemTintColor",
    "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance",
    "UIBarButtonItemAppearance", "UITabBarItemAppearance", "overrideUserInterfaceStyle",
    "toolbarBackground", "toolbarColorScheme", "shadowImage", "setTitleTextAttributes",
    "configureWithOpaqueBackground", "configureWithDefaultBackground",
    "configureWithTransparentBackground",
  ]

  /// The deepest chain of helpers that is found.
  private static let rounds = 4

  init(_ index: CodeIndex) {
    let functions = index.all.compactMap { member in
      member.function.flatMap { function in function.body.map { (function.name, $0, member) } }
    }
    for _ in 0..<Self.rounds {
      let count = names.count
      for (name, body, member) in functions where name != "init" && !names.contains(name) {
        if UIKitType.bar([member.owner]) != nil || isRelevant(body) { names.insert(name) }
      }
      if names.count == count { break }
    }
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

  private func mentions(_ expression: SwiftExpression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): names.contains(name)
    default: false
    }
  }
}
