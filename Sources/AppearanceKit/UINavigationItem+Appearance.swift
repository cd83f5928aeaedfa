#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UINavigationItem {
    /// Sets what belongs to a screen and not to the bar; what nothing is said of is as the app left it.
    func apply(_ bar: Appearance.Bar) {
      if #available(iOS 26.0, *) {
        tintButtons(of: bar)
        #if compiler(>=6.2) && canImport(FoundationModels) && !os(visionOS)
          for button in buttons {
            button.colorBadge(of: bar)
            button.setSharedBackground(in: bar)
          }
        #endif
      }
      let memory = BarMemory.of(self)
      let isStyled =
        bar.largeTitleDisplayMode != nil || bar.backButton != Appearance.Bar.BackButton()
        || bar.searchBar != Appearance.Bar.SearchBar() || bar.prompt != nil
      guard isStyled || memory.isStyled else { return }
      let original = memory.original {
        BarMemory.Original(
          largeTitleDisplayMode: largeTitleDisplayMode, prompt: prompt,
          backButtonTitle: backButtonTitle, backButtonDisplayMode: currentDisplayMode)
      }
      memory.isStyled = true
      largeTitleDisplayMode = bar.largeTitleDisplayMode ?? original.largeTitleDisplayMode
      prompt = bar.prompt ?? original.prompt
      backButtonTitle = bar.backButton.title ?? original.backButtonTitle
      if #available(iOS 14.0, *) {
        let mode = bar.backButton.displayMode.map(BackButtonDisplayMode.init)
        backButtonDisplayMode =
          mode ?? BackButtonDisplayMode(rawValue: original.backButtonDisplayMode) ?? .default
      }
      if #available(iOS 13.0, *), let searchBar = searchController?.searchBar {
        searchBar.apply(bar.searchBar)
      }
    }

    /// Gives the buttons the colors that do not come from the bar any more.
    ///
    /// Plain ones have theirs, the others the tint, which is their fill. A tint of the app's own stays.
    private func tintButtons(of bar: Appearance.Bar) {
      for button in buttons {
        let color =
          button.style == .plain ? bar.buttons.plain ?? bar.tintColor : bar.tintColor
        let memory = BarMemory.of(button)
        guard color != memory.itemTint, button.tintColor == memory.itemTint else { continue }
        button.tintColor = color
        memory.itemTint = color
      }
    }

    private var buttons: [UIBarButtonItem] {
      (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    }

    /// The raw value of the back button's display mode, whose type needs iOS 14.
    private var currentDisplayMode: Int {
      guard #available(iOS 14.0, *) else { return 0 }
      return backButtonDisplayMode.rawValue
    }
  }

  @available(iOS 14.0, *)
  extension UINavigationItem.BackButtonDisplayMode {
    fileprivate init(_ mode: Appearance.Bar.BackButton.DisplayMode) {
      self =
        switch mode {
        case .default: .default
        case .generic: .generic
        case .minimal: .minimal
        }
    }
  }

  @available(iOS 13.0, *)
  extension UISearchBar {
    /// Sets the colors of the search bar; what is nil is as the app left it.
    fileprivate func apply(_ colors: Appearance.Bar.SearchBar) {
      let memory = BarMemory.of(self)
      guard memory.isStyled || colors != Appearance.Bar.SearchBar() else { return }
      memory.isStyled = true
      let original = memory.original {
        BarMemory.Original(
          fieldColor: searchTextField.backgroundColor, textColor: searchTextField.textColor,
          scopeAttributes: [
            UIControl.State.normal.rawValue: scopeBarButtonTitleTextAttributes(for: .normal) ?? [:],
            UIControl.State.selected.rawValue:
              scopeBarButtonTitleTextAttributes(for: .selected) ?? [:],
          ])
      }
      // UIKit does not tell a tint of one's own from an inherited one; only ours is taken back.
      if colors.tintColor != nil || memory.isTinted { tintColor = colors.tintColor }
      memory.isTinted = colors.tintColor != nil
      searchTextField.backgroundColor = colors.fieldColor ?? original.fieldColor
      searchTextField.textColor = colors.textColor ?? original.textColor
      let placeholder = self.placeholder
      if let color = colors.placeholderColor {
        searchTextField.attributedPlaceholder = NSAttributedString(
          string: placeholder ?? "", attributes: [.foregroundColor: color])
        memory.titleKeys = [.foregroundColor]
      } else if !memory.titleKeys.isEmpty {
        self.placeholder = placeholder
        memory.titleKeys = []
      }
      apply(colors.scopeButtons, original, memory)
    }

    /// Sets the attributes of the titles of scope buttons, over those of the app's own.
    private func apply(
      _ buttons: Appearance.Bar.ScopeButtons, _ original: BarMemory.Original, _ memory: BarMemory
    ) {
      let colors: [(UIControl.State, UIColor?)] = [
        (.normal, buttons.titleColor), (.selected, buttons.selectedTitleColor),
      ]
      for (state, color) in colors {
        let change = TextChange(color: color, font: buttons.font?.font)
        let formerKeys = memory.scopeKeys[state.rawValue] ?? []
        guard !change.keys.isEmpty || !formerKeys.isEmpty else { continue }
        let attributes = change.attributes(
          over: scopeBarButtonTitleTextAttributes(for: state) ?? [:],
          original: original.scopeAttributes[state.rawValue] ?? [:], formerKeys: formerKeys)
        setScopeBarButtonTitleTextAttributes(attributes, for: state)
        memory.scopeKeys[state.rawValue] = change.keys
      }
    }
  }
#endif
