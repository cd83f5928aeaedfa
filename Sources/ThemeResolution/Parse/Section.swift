package import ThemeModel

/// A mapping of the theme format: its name in a sentence and the keys it takes.
package struct Section {
  package let title: String
  package let keys: [Word]

  /// A value of its parts.
  package init(title: String, keys: [Word]) {
    self.title = title
    self.keys = keys
  }

  package static let theme = Section(
    title: "a theme",
    keys: [
      .schema, .name, .extends, .prefix, .palette, .appearances, .inverse, .dynamic, .roles,
      .screens,
    ])
  package static let appearance = Section(
    title: "an appearance",
    keys: [
      .extends, .description, .deprecated, .interfaceStyle, .statusBarStyle, .navigationBar,
      .toolbar, .tabBar, .inverse,
    ])
  package static let inverse = Section(
    title: "an inverse",
    keys: [.interfaceStyle, .statusBarStyle, .navigationBar, .toolbar, .tabBar])
  package static let titleFont = Section(title: "a title font", keys: [.name, .size, .weight])
  package static let dynamic = Section(title: "a dynamic appearance", keys: variants)
  package static let role = Section(title: "a role", keys: variants + [.inverse])
  package static let adaptiveColor = Section(title: "an adaptive color", keys: variants)
  package static let screen = Section(
    title: "a screen",
    keys: [.appearance, .navigationBarHidden, .toolbarHidden, .whenEditing])

  /// The section whose key a word is, nil for words that are no keys or keys of many sections.
  package static func owner(of word: Word) -> Section? {
    let sections =
      [theme, appearance] + BarKind.allCases.map { bar($0) }
      + BarKind.allCases.map { buttons($0) } + [titleFont, screen]
    guard word != .name, word != .extends, word != .inverse else { return nil }
    return sections.first { $0.keys.contains(word) }
  }

  package static let variants: [Word] = [.light, .dark, .lightHighContrast, .darkHighContrast]

  /// The keys of a bar of some kind.
  package static func bar(_ kind: BarKind) -> Section {
    var keys = Word.barProperties.filter { $0.1.applies(to: kind) }.map(\.0)
    if kind != .tabBar { keys.append(.buttons) }
    return Section(title: "a \(kind.title)", keys: keys)
  }

  /// The buttons of a bar of some kind.
  package static func buttons(_ kind: BarKind) -> Section {
    Section(title: "the buttons of a \(kind.title)", keys: Word.buttons(kind).map(\.0))
  }
}

extension Word {
  /// The keys of a bar that are properties of their own.
  package static let barProperties: [(Word, BarProperty)] = [
    (.style, .style), (.background, .background), (.backgroundColor, .backgroundColor),
    (.tintColor, .tintColor), (.barTintColor, .barTintColor), (.titleColor, .titleColor),
    (.largeTitleColor, .largeTitleColor), (.unselectedItemTintColor, .unselectedItemTintColor),
    (.shadowColor, .shadowColor), (.isTranslucent, .isTranslucent), (.titleFont, .titleFont),
    (.isHidden, .isHidden), (.liquidGlass, .liquidGlass), (.scrollEdge, .scrollEdge),
    (.compact, .compact),
  ]

  /// The keys below `buttons`.
  package static func buttons(_ kind: BarKind) -> [(Word, BarProperty)] {
    [(.plain, .plainButton), (.done, .doneButton), (.back, .backButton)]
      .filter { $0.1.applies(to: kind) }
  }
}
