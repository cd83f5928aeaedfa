import TestSupport
import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("Statements about bar-appearance objects")
struct BarStatementTests {
  private func statements(
    _ kind: BarKind, _ bar: String, target: Int = 15,
    _ write: (inout SwiftFile, DrawnBar) -> Void = { $0.writeObject(of: $1) }
  ) throws -> String {
    let (bar, theme) = try drawnBar(kind, bar)
    return written(theme, target: target) { write(&$0, bar) }
  }

  @Test("the background is configured before it is colored, which configuring would take back")
  func order() throws {
    #expect(
      try statements(
        .navigationBar,
        "shadowColor: none, backgroundColor: .white, titleColor: .black, titleKern: 1") == """
          value.configureWithOpaqueBackground()
          value.backgroundColor = .white
          value.shadowColor = nil
          value.titleTextAttributes[.foregroundColor] = UIColor.black
          value.titleTextAttributes[.kern] = 1
          value.largeTitleTextAttributes[.foregroundColor] = UIColor.black

          """)
    #expect(
      try statements(.toolbar, "background: none") == "value.configureWithTransparentBackground()\n"
    )
    #expect(try statements(.toolbar, "tintColor: .white") == "")
  }

  @Test("buttons have a color where it is not the tint of the bar, which UIKit gives them")
  func buttons() throws {
    #expect(
      try statements(.toolbar, "tintColor: .white, buttons: { done: .black }")
        == "value.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.black\n"
    )
  }

  @Test("tabs are colored by functions, and then what one of their layouts has of its own")
  func tabs() throws {
    #expect(
      try statements(
        .tabBar,
        "tintColor: .white, badgeColor: .black, stacked: { iconColor: .black }, "
          + "unselectedItemTintColor: .black") == """
          value.colorSelectedTab(.white)
          value.colorOtherTabs(.black)
          for layout in value.layouts {
            layout.normal.badgeBackgroundColor = .black
            layout.selected.badgeBackgroundColor = .black
          }
          value.stackedLayoutAppearance.normal.iconColor = .black

          """)
  }

  @Test("a state has what differs, and its background is set up anew where something is taken away")
  func states() throws {
    let base = "backgroundColor: .white, shadowColor: .black, titleColor: .black, scrollEdge:"
    func edge(_ state: String) throws -> String {
      try statements(.navigationBar, "\(base) \(state)") {
        $0.writeObject(of: $1, in: .scrollEdge, isNew: $1.beginsAnew(in: .scrollEdge))
      }
    }
    #expect(try edge("{ backgroundColor: .black }") == "value.backgroundColor = .black\n")
    #expect(try edge("{ shadowColor: none }") == "value.shadowColor = nil\n")
    #expect(
      try edge("{ shadowColor: ~ }")
        == "value.configureWithOpaqueBackground()\nvalue.backgroundColor = .white\n")
    #expect(try edge("transparent") == "value.configureWithTransparentBackground()\n")
    #expect(
      try edge("{ background: default }") == """
        value.configureWithDefaultBackground()
        value.backgroundColor = .white
        value.shadowColor = .black

        """)
    #expect(try drawnBar(.navigationBar, "\(base) same").bar.statements(of: .scrollEdge) == nil)
    #expect(try drawnBar(.navigationBar, "\(base) default").bar.statements(of: .scrollEdge) == nil)
  }

  @Test("a background that yields to the glass is one before iOS 26")
  func glass() throws {
    #expect(
      try statements(.toolbar, "backgroundColor: .white, liquidGlass: system") == """
        if #available(iOS 26.0, *) {
          value.configureWithDefaultBackground()
        } else {
          value.configureWithOpaqueBackground()
          value.backgroundColor = .white
        }

        """)
  }

  @Test("iOS 26 calls done buttons prominent, and has subtitles and looks of prominent ones")
  func newest() throws {
    let done = "buttons: { done: { font: { size: 17, weight: bold } } }"
    #expect(
      try statements(.toolbar, done, target: 26)
        == "value.prominentButtonAppearance.normal.titleTextAttributes[.font] = UIFont.systemFont(\n"
        + "  ofSize: 17, weight: .bold)\n")
    #expect(
      try statements(.navigationBar, "subtitleColor: .white", target: 25) == """
        #if compiler(>=6.2) && canImport(FoundationModels)
          if #available(iOS 26.0, *) {
            value.subtitleTextAttributes[.foregroundColor] = UIColor.white
          }
        #endif

        """)
  }

  @Test("the functions that color tabs are those that some bar calls, over every layout there is")
  func coloring() throws {
    let theme = try resolvedTheme("appearances: { a: { tabBar: { tintColor: .white } } }")
    let text = written(theme) { $0.writeTabColoring(theme.appearances) }
    #expect(
      text == """

        extension UITabBarAppearance {
          private func colorSelectedTab(_ color: UIColor) {
            for layout in layouts {
              layout.selected.iconColor = color
              layout.selected.titleTextAttributes[.foregroundColor] = color
            }
          }

          private var layouts: [UITabBarItemAppearance] {
            [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
          }
        }

        """)
    let plain = try resolvedTheme("appearances: { a: { tabBar: { style: black } } }")
    #expect(written(plain) { $0.writeTabColoring(plain.appearances) } == "")
  }
}
