import Foundation

/// Generated code and what it needs of the app around it.
struct AppSources {
  /// The `Appearance` of an app that does not use AppearanceKit, by the target that stands in for it.
  enum Dialect: String {
    /// The original runtime as it is today.
    case current = "OriginalApp"
    /// The original runtime from November 2015 to August 2020, whose protocol has other names.
    case former = "OriginalAppFormer"
    /// The original runtime before its bars became values of their own.
    case flat2015 = "OriginalApp2015"
  }

  private let texts: [(file: URL, text: String)]
  private let text: String

  init(of folder: GoldenFolder) throws {
    texts = try folder.files.map { ($0, try String(contentsOf: $0, encoding: .utf8)) }
    text = texts.map(\.text).joined(separator: "\n")
  }

  /// The dialect the code is written in; nil if it brings or imports its own `Appearance`.
  var dialect: Dialect? {
    guard text.contains("extension Appearance "), !text.contains("import AppearanceKit") else {
      return nil
    }
    return text.contains("navigationBarColor") ? .flat2015 : .current
  }

  /// The files to compile: generated ones, the app's `Appearance`, the app's screens.
  func files(original: URL?, in scratch: URL) throws -> [URL] {
    var files: [URL] = []
    for (file, _) in texts {
      files.append(try Self.linuxFile(for: file, in: scratch))
    }
    if let original {
      files.append(original)
    }
    if !screens.isEmpty {
      let file = scratch.appendingPathComponent("Screens.swift")
      let classes = screens.map { "class \($0): UIViewController {}\n" }.joined()
      try "import UIKit\n\n\(classes)".write(to: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    return files
  }

  /// The classes that are extended, but neither declared in the generated code nor known.
  private var screens: [String] {
    let declared = Set(
      text.matches(of: /\b(?:class|struct|enum|protocol|typealias)\s+(\w+)/).map { $0.1 })
    let known: Set<Substring> = ["Appearance", "Color", "ColorScheme", "View"]
    let extended = text.matches(of: /\bextension\s+`?(\w+)`?\s*[:{]/).map { $0.1 }
    return Set(extended).subtracting(declared).subtracting(known)
      .filter { !$0.hasPrefix("UI") }
      .map(String.init).sorted()
  }

  /// Linux has no Objective-C and no macro of Xcode's: there the attribute is left out, and a preview is a function.
  static func linuxFile(for file: URL, in scratch: URL) throws -> URL {
    #if canImport(ObjectiveC)
      return file
    #else
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("@objc") || text.contains("#Preview") else { return file }
      let copy = scratch.appendingPathComponent(file.lastPathComponent)
      try text.replacing(/@objc(\([^)]*\))?/, with: "")
        .replacing(/#Preview\("(\w+)"\)/) { "@MainActor func `\($0.1)`() -> UIViewController" }
        .write(to: copy, atomically: true, encoding: .utf8)
      return copy
    #endif
  }
}
