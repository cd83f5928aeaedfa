import Foundation
import Testing

@Suite("Generated Swift")
struct GoldenTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let themes = package.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Themes")
  private static let folders = GoldenFolder.all(below: themes)

  private let typeCheck: TypeCheck

  init() throws {
    typeCheck = try TypeCheck(package: Self.package)
  }

  @Test("Fixtures/Themes holds generated Swift")
  func existence() {
    guard FileManager.default.fileExists(atPath: Self.themes.path) else { return }
    #expect(!Self.folders.isEmpty)
  }

  @Test(
    "compiles without warnings beside plain imports, whoever sees it", arguments: folders,
    LanguageMode.common)
  func goldens(folder: GoldenFolder, mode: LanguageMode) throws {
    let diagnostics = try typeCheck.diagnostics(for: folder, mode: mode)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  @Test(
    "compiles without warnings in modes between and beyond Swift 5 and 6",
    .enabled(if: Thorough.isAsked, Thorough.reason), arguments: folders,
    LanguageMode.allCases.filter { !LanguageMode.common.contains($0) })
  func otherModes(folder: GoldenFolder, mode: LanguageMode) throws {
    let diagnostics = try typeCheck.diagnostics(for: folder, mode: mode)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  @Test("that needs AppearanceKit finds it", arguments: LanguageMode.allCases)
  func kit(mode: LanguageMode) throws {
    try expect(
      """
      import AppearanceKit
      import UIKit

      extension Appearance {
        nonisolated static let lightAppearance: Appearance = {
          var value = Appearance()
          value.navigationBar.tintColor = .systemBlue
          value.compiledInverse = { .lightAppearance }
          return value
        }()
      }
      """, in: mode, mentions: nil)
  }

  @Test("for the original runtime finds the app's Appearance", arguments: LanguageMode.allCases)
  func original(mode: LanguageMode) throws {
    try expect(
      """
      import UIKit

      extension Appearance {
        static var redAppearance: Appearance {
          var value = Appearance()
          value.navigationBar.barTintColor = .red
          return value
        }
      }

      extension CheckoutViewController {
        @objc(checkOut:) func checkOut(_ sender: UINavigationController) {}
      }
      """, in: mode, mentions: nil)
  }

  @Test("for the runtime of 2015 finds the flat Appearance", arguments: LanguageMode.allCases)
  func original2015(mode: LanguageMode) throws {
    try expect(
      """
      import UIKit

      extension Appearance {
        static var redAppearance: Appearance {
          var value = Appearance()
          value.navigationBarColor = .red
          return value
        }
      }
      """, in: mode, mentions: nil)
  }

  @Test("with an error is refused", arguments: LanguageMode.allCases)
  func error(mode: LanguageMode) throws {
    try expect("let color: UIColor = 1", in: mode, mentions: "cannot find type 'UIColor'")
  }

  @Test("with a warning is refused", arguments: LanguageMode.allCases)
  func warning(mode: LanguageMode) throws {
    try expect(
      "func f() { let unused = 1 }", in: mode, mentions: "'unused' was never used")
  }

  @Test("that shares mutable state is refused where concurrency is checked")
  func concurrency() throws {
    let text = "import UIKit\n\nextension UIColor { static var brand = UIColor.red }"
    try expect(text, in: .swift5, mentions: nil)
    try expect(text, in: .swift5Complete, mentions: "not concurrency-safe")
    try expect(text, in: .swift6, mentions: "not concurrency-safe")
  }

  /// Compiles a file of this text, expecting diagnostics with a phrase, or none at all.
  private func expect(_ text: String, in mode: LanguageMode, mentions phrase: String?) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: folder.appendingPathComponent("Golden.swift"), atomically: true, encoding: .utf8)
    let goldens = GoldenFolder.all(below: folder)
    try #require(goldens.count == 1)
    let diagnostics = try typeCheck.diagnostics(for: goldens[0], mode: mode)
    if let phrase {
      #expect(diagnostics.contains(phrase), "\(diagnostics)")
    } else {
      #expect(diagnostics.isEmpty, "\(diagnostics)")
    }
  }
}
