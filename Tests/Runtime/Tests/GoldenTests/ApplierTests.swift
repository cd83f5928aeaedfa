import Foundation
import Testing

/// The functions that dress bars and items by bar-appearance objects.
@Suite("Appliers of bar appearances")
struct ApplierTests {
  private static let folders = GoldenFolder.all(below: GoldenTests.themes).filter {
    $0.files.contains { $0.lastPathComponent.hasSuffix("BarAppearances.swift") }
  }

  @Test(
    "leave nothing of one another, on any iOS, and the app's own tints alone", arguments: folders)
  func pairs(folder: GoldenFolder) throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("appliers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var sources: [URL] = []
    var appliers: [(type: String, names: [String])] = []
    for file in folder.files where file.lastPathComponent.hasSuffix("BarAppearances.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let copy = scratch.appendingPathComponent(file.lastPathComponent)
      try Data(onAnySystem(text).utf8).write(to: copy)
      sources.append(copy)
      // A theme takes back what it sets itself, and knows of no other one.
      var own: [String: [String]] = [:]
      for block in text.components(separatedBy: "\n  extension ") {
        let names = block.matches(of: /func (apply\w+)\(\)/).map { String($0.1) }
        own[block.prefix { $0 != " " }.description, default: []] += names
      }
      appliers += own.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    try #require(appliers.contains { !$0.names.isEmpty })
    let lines = try Program.lines(of: sources, and: Self.program(appliers))
    #expect(lines.last?.hasPrefix("compared ") == true)
    for line in lines.dropLast() { Issue.record("\(line)") }
  }

  /// Generated code that asks a variable what system it runs on.
  private func onAnySystem(_ text: String) -> String {
    text.replacing(/#available\(iOS (\d+)\.0, \*\)/) { "(system >= \($0.1))" }
      .replacing(/#unavailable\(iOS (\d+)\.0\)/) { "(system < \($0.1))" }
  }

  /// A program that prints each pair after which a bar is not as after the second one alone.
  private static func program(_ appliers: [(type: String, names: [String])]) -> String {
    let calls = appliers.flatMap { type, names in
      names.isEmpty
        ? []
        : ["compare(make\(type), ["] + names.map { "  (\"\($0)\", { $0.\($0)() })," } + ["])"]
    }
    return """
      import UIKit

      nonisolated(unsafe) var system = 0
      @MainActor var compared = 0

      \(PropertyDriver.contents)
      \(support)
      MainActor.assumeIsolated {
        for version in [12, 13, 25, 26] {
          system = version
          \(calls.joined(separator: "\n"))
        }
        print("compared", compared)
      }
      """
  }

  private static let support = """
    @MainActor func makeUINavigationBar() -> UINavigationBar { UINavigationBar() }
    @MainActor func makeUITabBar() -> UITabBar { UITabBar() }
    @MainActor func makeUIToolbar() -> UIToolbar {
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem()]
      return bar
    }
    /// An item with buttons of which the app tinted the last.
    @MainActor func makeUINavigationItem() -> UINavigationItem {
      let (plain, done, own) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
      done.style = .done
      done.badge = .count(3)
      own.tintColor = .red
      let item = UINavigationItem()
      item.leftBarButtonItems = [plain]
      item.rightBarButtonItems = [done, own]
      let search = UISearchController()
      search.searchBar.placeholder = "Search"
      item.searchController = search
      return item
    }

    @MainActor func compare<Bar: AnyObject>(
      _ make: () -> Bar, _ appliers: [(name: String, apply: @MainActor (Bar) -> Void)]
    ) {
      let alone = appliers.map { applier in
        let bar = make()
        applier.apply(bar)
        return contents(of: bar)
      }
      for (index, first) in appliers.enumerated() {
        for (other, (second, expected)) in zip(appliers, alone).enumerated() {
          // Of very many, each of which sets one thing, the first that sets nothing and the next one are enough.
          guard appliers.count < 50 || other == 0 || other == index + 1 else { continue }
          let bar = make()
          first.apply(bar)
          second.apply(bar)
          compared += 1
          if contents(of: bar) != expected {
            print("iOS", system, Bar.self, second.name, "after", first.name)
          }
          if let item = bar as? UINavigationItem, item.rightBarButtonItems?.last?.tintColor != .red {
            print("iOS", system, Bar.self, second.name, "tints a button of the app's own")
          }
        }
      }
    }
    """
}
