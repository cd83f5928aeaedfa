import ThemeSyntax

extension ThemeResolver {
  mutating func addInverse(_ inverse: Located<InverseDocument>) {
    let base = appearances.count - 1
    switch inverse.value {
    case .rule(.none): break
    case .reported: lostInverses.insert(base)
    case .rule(let rule):
      let changed: InverseRule? = document.change?.word(at: inverse.range)
      append(inverse: changed ?? rule, of: base, at: inverse.range)
    case .appearance(let name):
      namedInverses.append((base, Located(name, at: inverse.range)))
    case .overlay(let overlay):
      append(inverse: .swap, of: base, at: inverse.range)
      var made = appearances[base + 1]
      for kind in BarKind.allCases where overlay.bars[kind].saysAnything {
        made.bars[kind] = colors.resolve(overlay.bars[kind], over: made.bars[kind])
      }
      made.backdrop = colors.resolve(overlay.backdrop, over: made.backdrop)
      if case .unset(let unset) = overlay.interfaceStyle {
        colors.note(unset, made.interfaceStyle != .unspecified)
        made.interfaceStyle = .unspecified
      }
      made.interfaceStyle = overlay.interfaceStyle.value?.value ?? made.interfaceStyle
      if case .unset(let unset) = overlay.statusBarStyle { colors.note(unset) }
      decide(overlay.statusBarStyle.value ?? Located(.auto, at: inverse.range), for: &made)
      appearances[base + 1] = made
    }
  }

  private mutating func append(inverse rule: InverseRule, of base: Int, at range: SourceRange) {
    var made = appearances[base]
    made.kind = .inverse(of: made.name, rule: rule)
    made.name += "Inverse"
    made.stem = stem(made.name)
    made.symbol = symbol(made.name)
    made.description = ["The inverse of `\(appearances[base].symbol)`, by `\(rule.rawValue)`."]
    made.inverse = [base]
    made.range = range
    if let runtimeColors {
      // The runtime's default colors are inverted too.
      made.bars.navigationBar.fill(with: runtimeColors, at: made.range)
      made.bars.toolbar.fill(with: runtimeColors, at: made.range)
    }
    for kind in BarKind.allCases where !made.bars[kind].settings.isEmpty {
      made.bars[kind] = inverseMaker.inverse(
        of: made.bars[kind], kind, by: rule, colors: &colors.table)
    }
    decide(Located(.auto, at: range), for: &made)
    appearances[base].inverse = [appearances.count]
    indices[colors.texts.intern(made.name)] = appearances.count
    appearances.append(made)
  }

  /// Resolves the theme's own inverse, to report errors, if no appearance inherits it.
  mutating func checkUnusedInverse() {
    guard !isInverseInherited, let inverse = document.inverse.value else { return }
    switch inverse.value {
    case .rule, .reported: break
    case .appearance(let name):
      _ = find(
        Located(name, at: inverse.range), or: InverseRule.allCases.map(\.rawValue),
        kind: "appearance or inverse rule")
    case .overlay(let overlay):
      for kind in BarKind.allCases where overlay.bars[kind].saysAnything {
        _ = colors.resolve(overlay.bars[kind])
      }
      _ = colors.resolve(overlay.backdrop, over: nil)
    }
  }

  mutating func linkInverses() {
    for (base, name) in namedInverses {
      let rules = InverseRule.allCases.map(\.rawValue)
      guard let inverse = find(name, or: rules, kind: "appearance or inverse rule") else {
        lostInverses.insert(base)
        continue
      }
      guard inverse != base else {
        lostInverses.insert(base)
        diagnostics.add(
          "own-inverse",
          "appearance '\(appearances[base].name)' is named as its own inverse; "
            + "name another one or write none",
          at: name.range)
        continue
      }
      if appearances[inverse].inverse.first != base {
        comparisons.append(
          contentsOf: missingCounterparts(
            between: appearances[base], and: appearances[inverse], at: name.range))
      }
      appearances[base].inverse = [inverse]
    }
  }
}
