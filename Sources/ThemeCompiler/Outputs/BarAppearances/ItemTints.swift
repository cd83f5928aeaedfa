extension DrawnBar {
  /// Of a navigation item's buttons on iOS 26, which the bar's tint does not reach.
  fileprivate var itemTints: (plain: ColorID?, prominent: ColorID?)? {
    guard kind == .navigationBar else { return nil }
    let plain = standard.ink(.plainButton)?.color
    return plain == nil && tint == nil ? nil : (plain, tint?.color)
  }

  var tintsItems: Bool { itemTints != nil }
}

extension SwiftFile {
  /// Writes colors on iOS 26; without any, resets another appearance's.
  mutating func writeItemTints(of bar: DrawnBar) {
    let tints = bar.onGlass.itemTints
    write(since: 26) { file in
      let plain = file.writeTint(tints?.plain, "plain")
      let prominent =
        tints?.plain == tints?.prominent ? plain : file.writeTint(tints?.prominent, "prominent")
      file.line("tintButtons(plain: \(plain), prominent: \(prominent))")
    }
  }

  private mutating func writeTint(_ color: ColorID?, _ name: String) -> String {
    guard let color else { return "nil" }
    assign(color, to: "let \(name)", type: "UIColor")
    return name
  }

  /// Writes the functions that color buttons; `byKind` is for navigation items.
  mutating func writeItemTinting(byKind: Bool = true) {
    if byKind {
      line()
      lines(
        """
        extension UINavigationItem {
          /// A navigation bar's tint does not reach the buttons on it where these are glass.
          fileprivate func tintButtons(plain: UIColor?, prominent: UIColor?) {
            for button in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
              button.wear(button.style == .plain ? plain : prominent)
            }
          }
        }
        """)
    }
    line()
    lines(
      """
      extension UIBarButtonItem {
        /// Has a tint in place of none, or of another theme's; one of the app's own stays.
        fileprivate func wear(_ tint: UIColor?) {
          let key = unsafeBitCast(
            NSSelectorFromString("appliedTintColor"), to: UnsafeRawPointer.self)
          let last = objc_getAssociatedObject(self, key) as? UIColor
          guard tintColor == nil || tintColor == last else { return }
          tintColor = tint
          objc_setAssociatedObject(self, key, tint, .OBJC_ASSOCIATION_RETAIN)
        }
      }
      """)
  }
}
