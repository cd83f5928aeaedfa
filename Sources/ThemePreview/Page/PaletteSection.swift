import ColorScience
import OutputText
import ThemeCompiler
import ThemeSyntax

/// Writes the colors of a theme: the palette by groups, contrast of everything drawn on everything behind it.
extension MarkupWriter {
  /// Writes the palette and its matrices; nothing for a theme without one.
  mutating func palette(of source: PreviewedTheme) {
    let theme = source.theme
    guard !theme.palette.isEmpty else { return }
    let uses = ColorUses(theme)
    write(#"<details class="sec" open><summary><h3>Palette</h3></summary>"#)
    // Groups in the order in which they come, the one of names without a group among them.
    func group(_ entry: NamedColor) -> Substring {
      entry.name.contains(".") ? entry.name.prefix { $0 != "." } : ""
    }
    var entries = Dictionary(grouping: theme.palette, by: group)
    for name in theme.palette.map(group) {
      guard let own = entries.removeValue(forKey: name) else { continue }
      if !name.isEmpty { write("<h4>\(String(name))</h4>") }
      write(#"<div class="pal">"#)
      for entry in own { swatch(entry, uses, source) }
      write("</div>")
    }
    matrix(uses, source)
    write("</details>")
  }

  private mutating func swatch(
    _ entry: NamedColor, _ uses: ColorUses, _ source: PreviewedTheme
  ) {
    write(#"<div class="sw"><b>\#(entry.name)</b>"#)
    variants(source.theme.colors[entry.color].variants)
    let count = uses.count(entry.color)
    let unused = entry.isReferred ? "in other colors" : "not used"
    write("<small>\(count == 0 ? unused : counted(count, "use"))")
    if entry.isAlias { write(", an alias") }
    write(" · \(source.place(entry.range))</small></div>")
  }

  /// Writes the values of a color, those of variants that do not differ once.
  mutating func variants(_ colors: ColorVariants) {
    write(#"<div class="va">"#)
    var shown: [Color] = []
    for variant in Variant.sideBySide where !shown.contains(colors[variant]) {
      shown.append(colors[variant])
      let caption: Markup = colors.isUniform ? "" : " \(variant.caption)"
      sample(of: colors[variant], caption)
    }
    write("</div>")
  }

  /// Writes a color with its value, and what follows that.
  mutating func sample(of color: Color, _ caption: Markup = "") {
    write(#"<span class="c"><i class="\#(back(color))"></i>"#)
    copied(color.cssText)
    write("\(caption)</span>")
  }

  // MARK: - Matrix

  /// Writes how everything that is drawn contrasts with everything that lies behind something.
  private mutating func matrix(_ uses: ColorUses, _ source: PreviewedTheme) {
    let (inks, grounds) = (uses.mostUsed(uses.inks), uses.mostUsed(uses.grounds))
    guard !inks.isEmpty, !grounds.isEmpty else { return }
    write("<h4>Contrast</h4>")
    write(
      #"<p class="no">Each color that is drawn, on each that lies behind. Gray is too low, but on no bar.</p>"#
    )
    if inks.count < uses.inks.count || grounds.count < uses.grounds.count {
      leftOut(uses.inks, besides: inks, "drawn on bars")
      leftOut(uses.grounds, besides: grounds, "behind what is drawn")
      picker(uses, source)
    }
    let colors = source.theme.colors
    let isUniform = (inks + grounds).allSatisfy { colors[$0].variants.isUniform }
    write(#"<div class="ms">"#)
    for variant in isUniform ? [Variant.light] : [.light, .dark] {
      let caption = isUniform ? "every variant" : variant.caption
      let pairs = source.pairs.joined().filter { isUniform || $0.entry(in: variant) != nil }
      let drawn = Set(pairs.compactMap(\.colors))
      write(
        #"<div class="sc" tabindex="0" role="region" aria-label="Contrast of colors, \#(caption)">"#
      )
      write(#"<table class="mx"><caption>\#(caption)</caption><thead><tr><td>"#)
      for ink in inks { write(#"<th scope="col">\#(source.name(ink))"#) }
      write("</thead><tbody>")
      for ground in grounds {
        write(#"<tr><th scope="row">on \#(source.name(ground))"#)
        for ink in inks {
          let back = colors[ground, variant].composited(over: variant.isDark ? .black : .white)
          let ratio = contrastRatio(colors[ink, variant].composited(over: back), back)
          if ink == ground {
            write("<td>")
          } else {
            cell(ratio, isDrawn: drawn.contains([ink, ground]))
          }
        }
        write("</tr>")
      }
      endTable()
    }
    write("</div>")
  }

  /// Says how many colors a matrix has no room for.
  private mutating func leftOut(_ all: [ColorID], besides shown: [ColorID], _ what: String) {
    guard shown.count < all.count else { return }
    write(
      #"<p class="no">Of \#(all.count) colors \#(what) the \#(shown.count) that are used most; "#)
    write("\(all.count - shown.count) are left out</p>")
  }

  /// Writes what the script of `PageScript.contrasts` needs to show how any color contrasts with all that
  /// it may meet: each is an option whose value says whether it is drawn (`i`) or lies behind (`g`), and what
  /// it is in light and, where that differs, in dark interfaces.
  private mutating func picker(_ uses: ColorUses, _ source: PreviewedTheme) {
    picksColors = true
    let (inks, grounds) = (Set(uses.inks), Set(uses.grounds))
    let colors = uses.inks + uses.grounds.filter { !inks.contains($0) }
    let names = colors.map(source.name)
    write(
      #"<div class="any" hidden><label>Every contrast of <select><option value="">a color"#)
    for index in colors.indices.sorted(by: { (names[$0], $0) < (names[$1], $1) }) {
      let color = colors[index]
      let roles = (inks.contains(color) ? "i" : "") + (grounds.contains(color) ? "g" : "")
      let values = [Variant.light, .dark].map { source.theme.colors[color, $0].codes }
      let value = ([roles] + (values[0] == values[1] ? [values[0]] : values))
        .joined(separator: " ")
      write(#"<option value="\#(value)">\#(names[index])"#)
    }
    write(
      """
      </select></label> <output aria-live="polite"></output><div class="sc" tabindex="0" role="region" \
      aria-label="Every contrast of the chosen color" hidden></div></div>
      """)
  }

  private mutating func cell(_ ratio: Double, isDrawn: Bool) {
    let (level, shape) =
      switch ratio {
      case 7...: (3, "✓✓")
      case 4.5..<7: (2, PairVerdict.pass.shape)
      case 3..<4.5: (1, PairVerdict.warning.shape)
      default: (0, PairVerdict.fail.shape)
      }
    let name: Markup = level == 0 && !isDrawn ? "no" : "m\(level)"
    write(#"<td class="\#(name)">\#(shape) \#(shortRatio(ratio))"#)
  }
}

/// How often colors are used, and as what.
struct ColorUses {
  /// The most colors of a kind that a matrix has.
  static let limit = 24

  private var counts: [ColorID: Int] = [:]
  /// What is drawn on bars, in the order in which it comes.
  private(set) var inks: [ColorID] = []
  /// What lies behind, likewise.
  private(set) var grounds: [ColorID] = []

  /// What a theme's appearances and roles use.
  init(_ theme: ResolvedTheme) {
    var known: (inks: Set<ColorID>, grounds: Set<ColorID>) = ([], [])
    for appearance in theme.appearances where appearance.kind == .declared {
      for kind in BarKind.allCases {
        let bar = appearance.bars[kind]
        for settings in [bar] + kind.states.compactMap({ bar.state($0) }) {
          for setting in settings.settings {
            guard case .color(let color) = setting.value else { continue }
            counts[color, default: 0] += 1
            switch setting.property.row.role {
            case .ink: if known.inks.insert(color).inserted { inks.append(color) }
            case .background: if known.grounds.insert(color).inserted { grounds.append(color) }
            case .neither: break
            }
          }
        }
      }
    }
    for role in theme.roles { counts[role.color, default: 0] += 1 }
  }

  /// The colors that a matrix has room for, in the order in which they come: those that are used most.
  func mostUsed(_ colors: [ColorID]) -> [ColorID] {
    guard colors.count > Self.limit else { return colors }
    let chosen = colors.indices.sorted { left, right in
      (count(colors[right]), left) < (count(colors[left]), right)
    }
    return chosen.prefix(Self.limit).sorted().map { colors[$0] }
  }

  func count(_ color: ColorID) -> Int { counts[color] ?? 0 }
}

extension JudgedPair {
  /// What is drawn and what lies behind, nil where one of the two is no color of the theme.
  fileprivate var colors: [ColorID]? {
    guard case .color(let ink) = pair.ink,
      case .color(let ground)? = pair.backgroundKnowledge.ground?.paint
    else { return nil }
    return [ink, ground]
  }
}

extension Color {
  /// The components as a script reads them: three of gamma-encoded sRGB from 0 to 255, beyond for colors that
  /// sRGB has not, and alpha from 0 to 1 where it is less.
  fileprivate var codes: String {
    let codes = [srgb.x, srgb.y, srgb.z].map { component in
      let code = component * 255
      return abs(code - code.rounded()) < 1e-6
        ? String(Int(code.rounded())) : NumberText.decimals(code, 4)
    }
    return (codes + (alpha < 1 ? [NumberText.shortest(alpha)] : [])).joined(separator: ",")
  }
}
