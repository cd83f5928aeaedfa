import ThemeSyntax

extension AppFiles {
  /// What each `Info.plist` of the app says about bars, and which of them cannot be read.
  func propertyListFacts() -> (facts: [BarFact], findings: [Diagnostic]) {
    var facts: [BarFact] = []
    var findings: [Diagnostic] = []
    for file in numbers(of: .infoPlist) {
      do throws(XMLTree.Problem) {
        facts += PropertyList(try XMLTree(sources[Int(file)])).facts(in: file)
      } catch {
        let isBinary = sources[Int(file)].bytes.starts(with: "bplist".utf8)
        let reason =
          isBinary
          ? "it is a binary property list; 'plutil -convert xml1' makes XML of it" : error.reason
        let offset = isBinary ? 0 : Int32(error.offset)
        findings.append(
          Diagnostic(
            "unreadable-file", .warning, "it isn't read: \(reason)",
            at: SourceRange(file: file, lower: offset, upper: offset)))
      }
    }
    return (facts, findings)
  }
}

/// The outermost dictionary of a property list in XML.
private struct PropertyList {
  /// A text, or `true` or `false`, with the place of its key.
  private struct Entry {
    let text: String
    let place: Range<Int>
  }

  private var entries: [String: Entry] = [:]

  init(_ tree: XMLTree) {
    guard let root = tree.elements.first, root.name == "plist", let top = root.children.first,
      tree.elements[top].name == "dict"
    else { return }
    let members = tree.children(of: top)
    for (key, value) in zip(members, members.dropFirst()) where key.name == "key" {
      let text = ["true", "false"].contains(value.name) ? value.name : value.text
      entries[key.text] = Entry(text: text, place: key.tag)
    }
  }

  /// Whether bars of an iOS app are what the list is about: not an extension, a watch or a Mac app, or a framework.
  private var isOfApp: Bool {
    let others = ["NSExtension", "WKApplication", "WKWatchKitApp", "LSMinimumSystemVersion"]
    guard others.allSatisfy({ entries[$0] == nil }) else { return false }
    return ["APPL", nil].contains(entries["CFBundlePackageType"]?.text)
      || entries["CFBundlePackageType"]?.text.hasPrefix("$") == true
  }

  func facts(in file: Int32) -> [BarFact] {
    guard isOfApp else { return [] }
    var facts: [BarFact] = []
    func add(
      _ bar: BarFact.Bar, _ property: String, _ value: ImportedValue?, _ entry: Entry,
      holds condition: String? = nil
    ) {
      guard let value else { return }
      let place = SourceRange(
        file: file, lower: Int32(entry.place.lowerBound), upper: Int32(entry.place.upperBound))
      var fact = BarFact(bar, property, in: .app, .value(value), at: place, by: .infoPlist)
      fact.condition = condition
      facts.append(fact)
    }
    for key in ["UIDesignRequiresCompatibility", "UIViewControllerBasedStatusBarAppearance"] {
      guard let entry = entries[key] else { continue }
      add(.app, key, ["true": .flag(true), "false": .flag(false)][entry.text], entry)
    }
    if let entry = entries["UIUserInterfaceStyle"] {
      let words = ["Light": "light", "Dark": "dark", "Automatic": "unspecified"]
      add(.app, "UIUserInterfaceStyle", words[entry.text].map { .word($0) }, entry)
    }
    if let entry = entries["UIStatusBarStyle"] {
      // Unless view controllers are not asked, what they say comes after the launch.
      let isAsked = entries["UIViewControllerBasedStatusBarAppearance"]?.text != "false"
      add(
        .statusBar, "statusBarStyle", Self.statusBarStyle(entry.text).map { .word($0) }, entry,
        holds: isAsked ? "while the app launches" : nil)
    }
    return facts
  }

  /// The style's name in Swift: "UIStatusBarStyleLightContent", or with "Black" in earlier lists.
  private static func statusBarStyle(_ text: String) -> String? {
    switch text {
    case "UIStatusBarStyleDefault": "default"
    case "UIStatusBarStyleDarkContent": "darkContent"
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackOpaque",
      "UIStatusBarStyleBlackTranslucent":
      "lightContent"
    default: nil
    }
  }
}
