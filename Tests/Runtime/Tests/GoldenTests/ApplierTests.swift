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
  func pairs(folder: GoldenFolder) throws { try compare([folder], acrossThemes: false) }

  @Test("leave nothing of other themes in the same app")
  func themes() throws {
    let names = ["BrandBars", "EveryProperty", "LiquidGlass", "PublicBars"]
    let folders = Self.folders.filter { names.contains($0.url.lastPathComponent) }
    try #require(folders.count == names.count)
    try compare(folders, acrossThemes: true)
  }

  /// Runs pairs of the appliers of a theme, or of different themes.
  private func compare(_ folders: [GoldenFolder], acrossThemes: Bool) throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("appliers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var sources: [URL] = []
    var calls: [String: [String]] = [:]
    for folder in folders {
      sources += folder.files.filter { $0.lastPathComponent.hasSuffix("Palette.swift") }
      for file in folder.files where file.lastPathComponent.hasSuffix("BarAppearances.swift") {
        let text = try String(contentsOf: file, encoding: .utf8)
        let theme = "\(folder.url.lastPathComponent)\(sources.count)"
        let copy = scratch.appendingPathComponent("\(theme).swift")
        let lists = Self.lists(of: text, theme)
        for (type, list) in lists {
          calls[type, default: []].append("(\"\(theme)\", \(list.name))")
        }
        let code =
          onAnySystem(isolated(text)) + lists.values.map { $0.text }.joined(separator: "\n")
        try Data(code.utf8).write(to: copy)
        sources.append(copy)
      }
    }
    try #require(!calls.isEmpty)
    let lines = try Program.lines(of: sources, and: Self.program(calls, acrossThemes: acrossThemes))
    #expect(lines.last?.hasPrefix("compared ") == true)
    // One cause may show in thousands of pairs.
    for line in lines.dropLast().prefix(20) { Issue.record("\(line)") }
  }

  /// Generated code whose names no other file sees, since fixtures have the same.
  private func isolated(_ text: String) -> String {
    text.replacing(/\n    (?:public |package )?(static func (?!joined)\w+|func apply\w+)\(/) {
      "\n    fileprivate \($0.1)("
    }
  }

  /// For each type of what is dressed a list of its appliers, in the file that has them.
  private static func lists(of text: String, _ theme: String) -> [String: (
    name: String, text: String
  )] {
    var names: [String: [String]] = [:]
    for block in text.components(separatedBy: "\n  extension ") {
      let appliers = block.matches(of: /func (apply\w+)\(\)/).map { String($0.1) }
      guard !appliers.isEmpty else { continue }
      names[block.prefix { $0 != " " }.description, default: []] += appliers
    }
    var lists: [String: (name: String, text: String)] = [:]
    for (type, appliers) in names {
      let name = "appliersOf\(type)In\(theme)"
      let entries = appliers.map { "(\"\($0)\", { $0.\($0)() })" }
      lists[type] = (
        name,
        """

        @MainActor var \(name): [(String, @MainActor (\(type)) -> Void)] {
          [\(entries.joined(separator: ",\n  "))]
        }
        """
      )
    }
    return lists
  }

  /// Generated code that asks a variable what system it runs on.
  private func onAnySystem(_ text: String) -> String {
    text.replacing(/#available\(iOS (\d+)\.0, \*\)/) { "(system >= \($0.1))" }
      .replacing(/#unavailable\(iOS (\d+)\.0\)/) { "(system < \($0.1))" }
  }

  /// A program that prints each pair after which a bar is not as after the second one alone.
  private static func program(_ lists: [String: [String]], acrossThemes: Bool) -> String {
    let calls = lists.sorted { $0.key < $1.key }.map { type, lists in
      acrossThemes
        ? "compareThemes(make\(type), [\(lists.joined(separator: ", "))])"
        : lists.map { "compareAll(make\(type), \($0).1)" }.joined(separator: "\n")
    }
    // An app has one deployment target: of these themes' ones the newest is 16.
    let versions = acrossThemes ? [16, 25, 26] : [15, 25, 26]
    return """
      import UIKit

      nonisolated(unsafe) var system = 0
      @MainActor var compared = 0

      \(PropertyDriver.contents)
      \(support)
      MainActor.assumeIsolated {
        for version in \(versions) {
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

    typealias Applier<Bar> = (name: String, apply: @MainActor (Bar) -> Void)

    @MainActor func compareAll<Bar: AnyObject>(_ make: () -> Bar, _ appliers: [Applier<Bar>]) {
      for (index, first) in appliers.enumerated() {
        for (other, second) in appliers.enumerated() {
          // Of very many, each of which sets one thing, the first that sets nothing and the next one are enough.
          guard appliers.count < 50 || other == 0 || other == index + 1 else { continue }
          compare(make, first, second)
        }
      }
    }

    /// Each applier before and after the first one of each other theme.
    @MainActor func compareThemes<Bar: AnyObject>(
      _ make: () -> Bar, _ themes: [(name: String, appliers: [Applier<Bar>])]
    ) {
      for theme in themes {
        for other in themes where other.name != theme.name {
          guard let second = other.appliers.first else { continue }
          for first in theme.appliers {
            compare(make, (theme.name + "." + first.name, first.apply), second)
            compare(make, second, (theme.name + "." + first.name, first.apply))
          }
        }
      }
    }

    @MainActor func compare<Bar: AnyObject>(
      _ make: () -> Bar, _ first: Applier<Bar>, _ second: Applier<Bar>
    ) {
      let (alone, bar) = (make(), make())
      second.apply(alone)
      first.apply(bar)
      second.apply(bar)
      compared += 1
      if contents(of: bar) != contents(of: alone) {
        print("iOS", system, Bar.self, second.name, "after", first.name)
      }
      if let item = bar as? UINavigationItem, item.rightBarButtonItems?.last?.tintColor != .red {
        print("iOS", system, Bar.self, second.name, "tints a button of the app's own")
      }
    }
    """
}
