import UIKit
import XCTest

@testable import AppearanceKit

/// Thousands of steps through an app, after each of which every bar and item shows what its screen
/// asked for, and everything stands that the app set itself.
final class JourneyTests: XCTestCase {
  @MainActor func testFiveThousandStepsLeaveEverythingAsItWasAskedFor() async {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["JOURNEY_SEED"].flatMap(UInt64.init) ?? 2_026
    var numbers = Numbers(seed: seed)
    // Journeys of their own, so that a short one is found where a long one fails.
    for journey in 0..<20 {
      let script = (0..<250).map { _ in numbers.step() }
      guard let failure = await failure(of: script) else { continue }
      let shortest = await shortened(script)
      let reason = await self.failure(of: shortest) ?? failure
      XCTFail(
        "journey \(journey) of seed \(seed): \(reason)\n"
          + shortest.map(\.description).joined(separator: "\n"))
      return
    }
  }

  @MainActor func testAFailureIsFoundAndItsScriptShortened() async {
    let script = [
      Step(kind: .push, first: 0, second: 1), Step(kind: .rotate, first: 0, second: 1),
      Step(kind: .push, first: 1, second: 3), Step(kind: .lateButton, first: 1, second: 2),
    ]
    let shortest = await shortened(script) { app in
      app.stacks[1].controller.viewControllers.count > 1 ? "it has two screens" : nil
    }
    XCTAssertEqual(shortest.map(\.description), ["push 1 3"])
  }

  @MainActor private func shortened(
    _ script: [Step], _ check: (@MainActor (JourneyApp) -> String?)? = nil
  ) async -> [Step] {
    var (script, size) = (script, script.count / 2)
    while size > 0 {
      var start = 0
      while start < script.count {
        var rest = script
        rest.removeSubrange(start..<min(start + size, rest.count))
        if await failure(of: rest, check) != nil { script = rest } else { start += size }
      }
      size /= 2
    }
    return script
  }

  @MainActor private func failure(
    of script: [Step], _ check: (@MainActor (JourneyApp) -> String?)? = nil
  ) async -> String? {
    let traits = UITraitCollection.current
    defer { UITraitCollection.current = traits }
    let app = JourneyApp()
    for (index, step) in script.enumerated() {
      app.run(step)
      if let failure = check?(app) ?? (check == nil ? app.complaint : nil) {
        return "after step \(index + 1), \(step): \(failure)"
      }
    }
    return nil
  }

  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func step() -> Step {
      Step(
        kind: Step.Kind.allCases[next() % Step.Kind.allCases.count], first: next(), second: next())
    }

    private mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % 8_192
    }
  }
}

extension JourneyApp {
  /// What is not as it was asked for; nil where all is.
  fileprivate var complaint: String? {
    for (index, stack) in (stacks + (modal.map { [$0] } ?? [])).enumerated()
    where stack.controller.doubleTransition == nil {
      for screen in stack.controller.viewControllers.compactMap({ $0 as? JourneyScreen }) {
        let worn = screen === stack.shown ? stack.worn : screen.worn
        if let complaint = worn.flatMap({ screen.complaint($0) }) {
          return "stack \(index): \(complaint)"
        }
      }
      if let complaint = stack.complaint { return "stack \(index): \(complaint)" }
    }
    if isTabMoving { return nil }
    let tint = tabBarWorn?.tabBar.tintColor ?? ownTabTint
    return differs("tint of the tab bar", tabs.tabBar.doubleTint, tint)
  }
}

extension JourneyStack {
  @MainActor fileprivate var complaint: String? {
    let (bar, look) = (controller.navigationBar, controller.navigationBar.standardAppearance)
    let asked = worn?.navigationBar ?? Appearance.Bar()
    let background = asked.backgroundColor ?? ownBackground
    let pinned: UIUserInterfaceStyle =
      switch worn?.interfaceStyle {
      case .dark?: .dark
      case .light?: .light
      default: .unspecified
      }
    let size = UIFont.preferredFont(forTextStyle: .headline).pointSize
    return differs("tint", bar.doubleTint, asked.tintColor ?? ownTint)
      ?? differs("large titles", bar.prefersLargeTitles, asked.prefersLargeTitles ?? ownLargeTitles)
      ?? differs("background", look.backgroundColor, background)
      ?? differs(
        "title", look.titleTextAttributes[.foregroundColor] as? UIColor,
        asked.titleColor ?? asked.tintColor)
      ?? differs(
        "title's size", (look.titleTextAttributes[.font] as? UIFont)?.pointSize,
        asked.titleFont == nil ? nil : size)
      ?? differs("interface style", bar.overrideUserInterfaceStyle, pinned)
      ?? differs(
        "edge", bar.scrollEdgeAppearance?.backgroundColor,
        asked.backgroundColor != nil && asked.scrollEdge == .same ? background : nil)
      ?? differs("toolbar's absence", controller.isToolbarHidden, isToolbarAway)
      ?? differs("bar's absence", controller.isNavigationBarHidden, isSearching)
  }
}

extension JourneyScreen {
  fileprivate func complaint(_ asked: Appearance) -> String? {
    let bar = asked.navigationBar
    for button in navigationItem.buttons {
      let tint = button.style == .plain ? bar.buttons.plain ?? bar.tintColor : bar.tintColor
      let own = ownTints.last { $0.button === button }?.color
      if let complaint = differs("button", button.tintColor, own ?? tint) { return complaint }
    }
    return differs("prompt", navigationItem.prompt, bar.prompt ?? ownPrompt)
      ?? differs("back title", navigationItem.backButtonTitle, bar.backButton.title ?? ownBackTitle)
      ?? differs(
        "search text", navigationItem.searchController?.searchBar.searchTextField.textColor,
        navigationItem.searchController == nil ? nil : bar.searchBar.textColor)
  }
}

private func differs<Value: Equatable>(
  _ name: String, _ value: Value?, _ expected: Value?
) -> String? {
  value == expected ? nil : "the \(name) is \(value as Any), not \(expected as Any)"
}
