/// The functions of an app's types that run before anybody sees their bars: those that UIKit calls, and those that they
/// call on the same instance.
struct SetUpFunctions {
  private var names: [SwiftTypeName: Set<String>] = [:]

  /// What UIKit or DoubleNavigationController calls for every instance.
  private static let called: Set = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "awakeFromNib", "didMoveToWindow", "didMoveToSuperview", "layoutSubviews",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "application", "scene", "body",
    "applicationDidFinishLaunching", "dbn_configNavigationController",
  ]

  init(_ index: CodeIndex) {
    for (type, entry) in index.types {
      var found = Self.called.intersection(entry.members.keys)
      guard !found.isEmpty else { continue }
      var waiting = Array(found)
      while let name = waiting.popLast() {
        for body in entry.members[name, default: []].compactMap(\.function?.body) {
          for statement in body {
            statement.visit { expression in
              guard case .call(let callee, _) = expression.kind else { return }
              let path = callee.names.drop { $0 == "self" }
              guard let own = path.first, path.count == 1, entry.members[own] != nil,
                found.insert(own).inserted
              else { return }
              waiting.append(own)
            }
          }
        }
      }
      names[type] = found
    }
  }

  func contains(_ member: CodeIndex.Member) -> Bool {
    let name = member.function?.name ?? member.variable?.name ?? ""
    return names[member.owner]?.contains(name) ?? false
  }
}
