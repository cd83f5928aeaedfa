import Foundation
import Testing

@Suite("Screens for the original runtime")
struct OriginalScreensTests {
  private static let package = GoldenTests.themes.deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Tests/Runtime")
  private let folder: GoldenFolder

  init() throws {
    let url = GoldenTests.themes.appendingPathComponent("ScreensYalantis")
    folder = try #require(GoldenFolder.all(below: url).first)
  }

  @Test(
    "compile without warnings under the protocol's former names", arguments: LanguageMode.common)
  func formerNames(mode: LanguageMode) throws {
    let typeCheck = try TypeCheck(package: Self.package)
    let diagnostics = try typeCheck.diagnostics(for: folder, mode: mode, dialect: .former)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  @Test(
    "are asked under the names of today and under the former ones",
    arguments: [
      (
        "OriginalApp",
        ["preferredAppearance(for:", "prefersBarHidden(for:", "prefersToolbarHidden(for:"]
      ),
      (
        "OriginalAppFormer",
        [
          "preferredNavigationControllerAppearance(navigationController:",
          "prefersNavigationControllerBarHidden(navigationController:",
          "prefersNavigationControllerToolbarHidden(navigationController:",
        ]
      ),
    ])
  func asked(app: String, questions: [String]) throws {
    let main = """
      import UIKit

      class CatalogViewController: UIViewController {}
      class CheckoutViewController: UIViewController {}
      class SplashViewController: UIViewController {}
      class LegacyViewController: UIViewController {}

      MainActor.assumeIsolated {
        let controller = UINavigationController()
        let checkout: any NavigationControllerAppearanceContext = CheckoutViewController()
        let splash: any NavigationControllerAppearanceContext = SplashViewController()
        print(checkout.\(questions[0]) controller) == .redAppearance)
        print(splash.\(questions[1]) controller))
        print(checkout.\(questions[2]) controller))
      }
      """
    let appearance = Self.package.appendingPathComponent("Sources/\(app)/Appearance.swift")
    let lines = try Program.lines(of: folder.files + [appearance], and: main)
    #expect(lines == ["true", "true", "false"])
  }
}
