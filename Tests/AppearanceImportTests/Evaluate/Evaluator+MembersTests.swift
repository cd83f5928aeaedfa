#if Import
  import Testing

  @Suite("Names in an app's code")
  struct EvaluatorMembersTests {
    @Test("a name is looked up with its type, never by its last name alone")
    func qualifiedNames() {
      let colors = """
        enum Styles {
          enum Red { static let dark = "75151d" }
          enum Gray { static let dark = "24292e" }
        }
        extension String { var color: UIColor { UIColor.fromHex(self) } }
        extension UIColor {
          static func fromHex(_ hex: String) -> UIColor {
            var value: UInt32 = 0
            Scanner(string: hex).scanHexInt32(&value)
            return UIColor(white: 0, alpha: 1)
          }
        }
        """
      #expect(tint("Styles.Gray.dark.color", colors) == "#24292e")
      #expect(tint("Styles.Blue.dark.color", colors) == "? otherModule")
    }

    @Test("an app's theme gives a look for each of its instances")
    func themes() {
      let structs = """
        struct Theme {
          let tint: UIColor
          static let day = Theme(tint: .black)
          static let night = Theme(tint: .white)
        }
        var theme: Theme = .day
        """
      #expect(tint("theme.tint", structs) == "day: #000000, night: #ffffff")
      let enums = """
        enum Theme {
          case day, night
          var tint: UIColor { switch self { case .day: return .black; case .night: return .white } }
        }
        class Manager { static var current = Theme.day }
        """
      #expect(tint("Manager.current.tint", enums) == "day: #000000, night: #ffffff")
      let protocols = """
        protocol Theme { var tint: UIColor { get } }
        struct Day: Theme { let tint = UIColor.black }
        class Night: Theme { var tint: UIColor = .white }
        class Manager { var current: Theme; static let shared = Manager() }
        """
      #expect(tint("Manager.shared.current.tint", protocols) == "Day: #000000, Night: #ffffff")
    }

    @Test("a dynamic provider gives a color with Increase Contrast")
    func contrast() {
      #expect(
        tint("UIColor { $0.accessibilityContrast == .high ? .black : .darkGray }")
          == "#555555 / #000000 / #000000")
      let both = """
        UIColor { traits in
          if traits.userInterfaceStyle == .dark {
            return traits.accessibilityContrast == .high ? .white : .lightGray
          }
          return .darkGray
        }
        """
      #expect(tint(both) == "#555555 / #aaaaaa / #ffffff")
    }

    @Test("a style that Increase Contrast decides holds with it or without")
    func contrastOfStyles() {
      let code = """
        final class Screen: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
            traitCollection.accessibilityContrast == .high ? .darkContent : .lightContent
          }
        }
        """
      #expect(
        values(code, of: "statusBar.statusBarStyle") == [
          "Screen: lightContent without Increase Contrast",
          "Screen: darkContent with Increase Contrast",
        ])
    }
  }
#endif
