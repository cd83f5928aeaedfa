import ColorScience
import OutputText
import ThemeSyntax

extension LintRule {
  static let opaqueWithAlpha: LintRule = .init(
    "opaque-with-alpha", .warning,
    summary: "An opaque background has a translucent color.",
    explanation: """
      `background: opaque`, which is also the default with a backgroundColor, has no blur. A \
      translucent color still lets content through, unblurred. Use an opaque color, \
      `background: default` for a blurred bar, or `background: transparent` for no background, \
      which ignores the color. With a `backgroundEffect` of its own the bar is blurred, and meant \
      to be seen through.
      """,
    triggering: """
      appearances:
        light:
          toolbar:
            background: opaque
                             ↓
            backgroundColor: "#FFFFFFE6"
            tintColor: black
      """,
    passing: """
      appearances:
        light:
          toolbar: { background: default, backgroundColor: "#FFFFFFE6", tintColor: black }
      """,
    check: .theme { subject, findings in
      let colors = subject.theme.colors
      guard colors.hasTranslucent else { return }
      for (index, appearance) in subject.theme.appearances.enumerated()
      where appearance.kind == .declared {
        subject.forEachShownState(of: index) { bar, state, drawn in
          guard let background = drawn.backgroundColor, !drawn.isBlurred,
            colors.plainLuminances(background.value) == nil, background.range != appearance.range
          else { return }
          let written = drawn.settings[.background]
          if let written, written.value != .word(BarBackground.opaque) { return }
          let variants = colors[background.value].variants
          guard
            let variant = appearance.variants.members.first(where: { variants[$0].alpha < 1 })
          else { return }
          let color = variants[variant]
          // An author of a clear color did not mean an opaque one.
          let isClear = color.alpha == 0
          let word = isClear ? "transparent" : "default"
          let advice =
            isClear
            ? "an opaque color, or 'background: transparent' for no background"
            : "\(color.withAlpha(1).hex), or 'background: default' for a blurred bar"
          var fixIts = isClear ? [] : subject.opaqueFixIts(color, at: background.range)
          if let written {
            fixIts += subject.fixIts(writing: word, at: written.range, key: .background)
          }
          findings.add(
            "opaque background of '\(appearance.path(bar.kind, state))' has alpha "
              + "\(NumberText.decimals(min(color.alpha, 0.99), 2)) in \(color.hex); write \(advice)",
            at: background.range,
            notes: [
              written.map { Diagnostic.Note("the background is opaque here", at: $0.range) }
            ],
            fixIts: fixIts)
        }
      }
    })
}

extension LintSubject {
  fileprivate func opaqueFixIts(_ color: Color, at range: SourceRange) -> [Diagnostic.FixIt] {
    let scalar = WrittenScalar(at: range, in: lines)
    let opaque = color.withAlpha(1).hex
    guard scalar.text.first == "#", let text = scalar.replaced(byColor: opaque) else { return [] }
    return [Diagnostic.FixIt("write \"\(opaque)\"", replace: range, with: text)]
  }
}
