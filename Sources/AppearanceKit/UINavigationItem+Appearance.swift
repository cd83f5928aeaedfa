#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UINavigationItem {
    /// Sets what belongs to a screen and not to the bar.
    func apply(_ bar: Appearance.Bar) {
      for button in buttons { button.apply(bar) }
      let memory = Memory.of(self)
      memory.wear(
        "largeTitleDisplayMode", bar.largeTitleDisplayMode, self, \.largeTitleDisplayMode)
      memory.wear("prompt", bar.prompt.map(Optional.some), self, \.prompt)
      memory.wear(
        "backButtonTitle", bar.backButton.title.map(Optional.some), self, \.backButtonTitle)
      memory.wear(
        "backButtonDisplayMode", bar.backButton.displayMode, self, \.backButtonDisplayMode)
      searchController?.searchBar.apply(bar.searchBar)
      noticeOwnAppearances(over: bar, memory)
    }

    /// All buttons, those of groups and what stands for a group included.
    var buttons: [UIBarButtonItem] {
      var buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      guard #available(iOS 16.0, *) else { return buttons }
      let groups =
        leadingItemGroups + centerItemGroups + trailingItemGroups
        + (pinnedTrailingGroup.map { [$0] } ?? [])
      for group in groups {
        buttons += group.barButtonItems
        if let button = group.representativeItem { buttons.append(button) }
      }
      return buttons
    }

    /// Says once, in debug builds, that what the bar wears is not seen.
    ///
    /// UIKit shows an item's objects before the bar's, as UINavigationBar.h has it for each state.
    private func noticeOwnAppearances(over bar: Appearance.Bar, _ memory: Memory) {
      #if DEBUG
        let own = [
          standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
        ]
        guard bar.hasLook, !memory.isNoticed, own.contains(where: { $0 != nil }) else { return }
        memory.isNoticed = true
        Notice.report(
          "the navigation item of '\(title ?? "")' has appearance objects of its own, which UIKit shows"
            + " in place of the bar's; remove them for the screen to show its Appearance")
      #endif
    }
  }

  extension UISearchBar {
    /// Sets the colors of the search bar.
    fileprivate func apply(_ colors: Appearance.Bar.SearchBar) {
      let (memory, field) = (Memory.of(self), searchTextField)
      wearTint(colors.tintColor)
      memory.wear(
        "fieldColor", colors.fieldColor.map(Optional.some), field, \.backgroundColor)
      memory.wear("textColor", colors.textColor.map(Optional.some), field, \.textColor)
      // A new text takes the attributes of the placeholder away.
      let former = field.attributedPlaceholder.map { text in
        text.length == 0 ? [:] : text.attributes(at: 0, effectiveRange: nil)
      }
      memory.wear(
        "placeholder", TextAttributes(color: colors.placeholderColor, font: nil), former
      ) {
        field.attributedPlaceholder = NSAttributedString(string: placeholder ?? "", attributes: $0)
      }
      for (name, state, color) in [
        ("scope", UIControl.State.normal, colors.scopeButtons.titleColor),
        ("selectedScope", .selected, colors.scopeButtons.selectedTitleColor),
      ] {
        memory.wear(
          name, TextAttributes(color: color, font: colors.scopeButtons.font?.font),
          scopeBarButtonTitleTextAttributes(for: state)
        ) {
          setScopeBarButtonTitleTextAttributes($0, for: state)
        }
      }
    }
  }
#endif
