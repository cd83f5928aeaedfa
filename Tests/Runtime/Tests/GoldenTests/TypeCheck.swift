import Foundation

/// Compiles generated code, without linking, against the modules this test was built with.
struct TypeCheck {
  /// The `swiftc` arguments that are the same for all folders.
  private let shared: [String]
  private let package: URL

  /// - Parameter package: the folder of this package's manifest.
  init(package: URL) throws {
    self.package = package
    shared =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-warnings-as-errors",
        "-module-name", "App", "-package-name", "App", "-I", try Self.modules().path,
      ]
  }

  /// What the compiler says about these files and one with plain imports as one module; empty if it
  /// says nothing.
  ///
  /// - Parameter dialect: the app's `Appearance` in place of the one that the code is written for.
  func diagnostics(
    for folder: GoldenFolder, mode: LanguageMode, dialect: AppSources.Dialect? = nil
  ) throws -> String {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }

    let plain = scratch.appendingPathComponent("Plain.swift")
    try Self.plainImports.write(to: plain, atomically: true, encoding: .utf8)
    let app = try AppSources(of: folder)
    let swiftc = Process()
    let output = Pipe()
    swiftc.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    swiftc.arguments =
      shared + mode.arguments + [plain.path]
      + (try app.files(original: original(dialect ?? app.dialect), in: scratch)).map(\.path)
    swiftc.standardOutput = output
    swiftc.standardError = output
    try swiftc.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    swiftc.waitUntilExit()
    guard text.isEmpty else { return text }
    return swiftc.terminationStatus == 0 ? "" : "swiftc exited with \(swiftc.terminationStatus)"
  }

  /// A file of the app's own: its imports say nothing of access, and it uses common names where
  /// generated code declares some.
  private static let plainImports = """
    import AppearanceKit
    import Foundation
    import SwiftUI
    import UIKit

    extension UIColor {
      convenience init?(plain text: String, isOpaque: Bool) {
        guard let white = Double(text) else { return nil }
        self.init(white: CGFloat(white), alpha: isOpaque ? 1 : 0)
      }
    }
    """

  private func original(_ dialect: AppSources.Dialect?) -> URL? {
    dialect.map { package.appendingPathComponent("Sources/\($0.rawValue)/Appearance.swift") }
  }

  /// SwiftPM puts all modules of a package in one folder, beside or above the test bundle.
  static func modules() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let marker = modules.appendingPathComponent("AppearanceKit.swiftmodule")
      if FileManager.default.fileExists(atPath: marker.path) { return modules }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
