import ColorScience
import DesignTokens
import OutputText
import ThemeCompiler

/// A first theme over a system of tokens: bars out of the colors whose names and contrast say what they
/// are for.
struct TokenStarter {
  let system: TokenSystem
  /// The files of the tokens, with paths as seen from the theme.
  let entry: TokenEntry

  /// A place of a theme that a token fills, and the words in names that speak for it.
  private struct Part {
    let words: [String]
    let against: [String]
    /// The least contrast with the background, nil for the background itself.
    let ratio: Double?
    /// What speaks for a color of a chroma and a contrast, beside its name.
    var worth: @Sendable (_ chroma: Double, _ ratio: Double) -> Double = { _, ratio in
      min(ratio, 15) / 100
    }
  }

  private static let background = Part(
    words: ["background", "bg", "surface", "canvas", "paper", "page", "body", "base", "default"],
    against: ["text", "foreground", "fg", "on", "border", "icon", "inverse", "accent", "danger"],
    ratio: nil)
  private static let text = Part(
    words: ["text", "foreground", "fg", "content", "ink", "label", "on", "default", "primary"],
    against: ["inverse", "disabled", "background", "bg", "border", "placeholder"], ratio: 4.5)
  private static let accent = Part(
    words: ["accent", "link", "brand", "primary", "interactive", "action", "tint"],
    against: ["background", "bg", "disabled", "border", "subtle"], ratio: 4.5,
    worth: { chroma, _ in min(chroma, 0.2) * 10 })
  private static let faded = Part(
    words: ["muted", "secondary", "subtle", "weak", "tertiary", "text", "foreground", "fg"],
    against: ["inverse", "disabled", "background", "bg", "border", "on"], ratio: 4.5,
    worth: { chroma, ratio in 1 - abs(ratio - 6) / 10 - chroma * 5 })

  private var candidates: [Token] {
    system.tokens.filter { token in
      token.deprecation == nil && Variant.allCases.allSatisfy { token.shown(in: $0) != nil }
    }
  }

  /// The variants with increased contrast that cannot be meant, each with a line that says so: the best background is
  /// light there where it is dark without, or the other way around.
  var mistakes: [(variant: Variant, line: String)] {
    guard let paper = ranked(candidates, for: Self.background, on: nil).first else { return [] }
    return [(Variant.lightHighContrast, Variant.light), (.darkHighContrast, .dark)]
      .compactMap { high, plain in
        guard let own = paper.shown(in: high)?.color, let other = paper.shown(in: plain)?.color,
          contrastColor(own) != contrastColor(other)
        else { return nil }
        return (
          high,
          "\(high.name) is left out: '\(visibleText(paper.path))' is \(own.cssText) there, and "
            + "\(other.cssText) in \(plain.name)"
        )
      }
  }

  /// The theme, nil where no two tokens are a background and a text that can be read on it.
  var theme: String? {
    let papers = ranked(candidates, for: Self.background, on: nil).lazy.filter(takesStatusBar)
    for paper in papers.prefix(40) {
      let texts = ranked(candidates, for: Self.text, on: paper)
      guard let ink = texts.first else { continue }
      let accent = ranked(candidates, for: Self.accent, on: paper).first ?? ink
      let faded =
        ranked(candidates, for: Self.faded, on: paper)
        .first { isApart($0, from: accent) }
      return text(paper: paper, ink: ink, accent: accent, faded: faded)
    }
    return nil
  }

  /// The tokens that will do for a part, best first: by their names, then by how much they stand out.
  private func ranked(_ tokens: [Token], for part: Part, on paper: Token?) -> [Token] {
    var found: [(token: Token, score: Double)] = []
    for token in tokens {
      guard let ratio = leastContrast(token, on: paper) else { continue }
      if let least = part.ratio, ratio < least { continue }
      let names = Set(words(of: token.path))
      var score = part.words.enumerated().reduce(0.0) { sum, word in
        sum + (names.contains(word.element) ? 2 - Double(word.offset) / 10 : 0)
      }
      // What stands on a background is named after it.
      let against = part.against.filter {
        names.contains($0) && !names.contains("on") || $0 == "on"
      }
      score -= Double(against.filter(names.contains).count) * 3
      // A color in fewer words is the plainer one.
      score -= Double(names.count) / 50
      score +=
        part.ratio == nil
        ? calmness(of: token) : part.worth(token.shown(in: .light)?.color.oklch.y ?? 0, ratio)
      found.append((token, score))
    }
    return found.sorted { ($1.score, $0.token.path) < ($0.score, $1.token.path) }.map(\.token)
  }

  /// The words of a path: parts between signs, and between a small letter and a capital.
  private func words(of path: String) -> [String] {
    var words: [String] = [""]
    var wasLower = false
    for scalar in path.unicodeScalars {
      let isUpper = scalar.properties.isUppercase
      if !scalar.properties.isAlphabetic || isUpper && wasLower { words.append("") }
      if scalar.properties.isAlphabetic { words[words.count - 1] += String(scalar).lowercased() }
      wasLower = !isUpper
    }
    return words.filter { !$0.isEmpty }
  }

  /// The least contrast of an opaque color and a background in any variant; of a background itself 1,
  /// nil for a translucent one.
  private func leastContrast(_ token: Token, on paper: Token?) -> Double? {
    var least = Double.infinity
    for variant in Variant.allCases {
      guard let color = token.shown(in: variant)?.color, color.alpha == 1 else { return nil }
      guard let paper, let back = paper.shown(in: variant)?.color else { continue }
      least = min(least, contrastInterval(color, on: back, over: []).worst)
    }
    return paper == nil ? 1 : least
  }

  /// Whether each interface style has a status bar that can be read on a background with increased contrast too.
  private func takesStatusBar(_ paper: Token) -> Bool {
    [[Variant.light, .lightHighContrast], [.dark, .darkHighContrast]].allSatisfy { variants in
      let grounds = variants.compactMap { paper.shown(in: $0)?.color }
      return [Color.black, .white].contains { ink in
        grounds.allSatisfy { contrastRatio(ink, $0) >= 3 }
      }
    }
  }

  /// How much a color is a background for light and for dark: nearly white, and nearly black where it
  /// has a dark variant of its own.
  private func calmness(of token: Token) -> Double {
    guard let light = token.shown(in: .light)?.color, let dark = token.shown(in: .dark)?.color
    else {
      return 0
    }
    let isAdaptive = light != dark
    let lightness = light.oklab.x
    return (lightness > 0.9 ? 2 : 0) - light.oklch.y * 4
      + (isAdaptive ? (dark.oklab.x < 0.35 ? 2 : -3) : 0)
  }

  private func quoted(_ text: String) -> String {
    String(decoding: jsonText(text), as: UTF8.self)
  }

  private func isApart(_ token: Token, from other: Token) -> Bool {
    Variant.allCases.allSatisfy { variant in
      guard let color = token.shown(in: variant)?.color, let other = other.shown(in: variant)?.color
      else { return false }
      return colorDifference(color, other) >= LintRule.leastTabDifference
    }
  }

  private func text(paper: Token, ink: Token, accent: Token, faded: Token?) -> String {
    let isDark = { (variant: Variant) in (paper.shown(in: variant)?.color.oklab.x ?? 1) < 0.5 }
    let follows = !isDark(.light) && isDark(.dark)
    let first = isDark(.light) ? "dark" : "light"
    func chosen(_ token: Token, _ part: String) -> String {
      let names = token.ownColors.map { $0.color.hex }.joined(separator: ", ")
      let ratio = leastContrast(token, on: paper) ?? 1
      let contrast =
        token.path == paper.path
        ? "" : ", \(NumberText.decimals((ratio * 100).rounded(.down) / 100, 2)):1 at least"
      return "  # \(part): \(visibleText(names))\(contrast)"
    }
    let names = ["paper", "ink", "accent", "faded"].map(name)
    let (paperName, inkName, accentName, fadedName) = (names[0], names[1], names[2], names[3])
    let fadedLine = faded.map {
      "  \(fadedName): \(quoted("{\($0.path)}"))\(chosen($0, "tabs that are not selected"))\n"
    }
    return """
      # The colors of this design system, each under its path; 'appearance tokens' lists them.
      tokens: \(entryText)

      # What the bars use of them. The comments say the values, and the contrast with '\(paperName)'.
      palette:
        \(paperName): \(quoted("{\(paper.path)}"))\(chosen(paper, "behind the bars"))
        \(inkName): \(quoted("{\(ink.path)}"))\(chosen(ink, "titles"))
        \(accentName): \(quoted("{\(accent.path)}"))\(chosen(accent, "buttons"))
      \(fadedLine ?? "")
      # How bars look; the compiler checks that everything drawn on them can be read.
      appearances:
        \(first):
          description: Screens \(first == "dark" ? "at night" : "by day").
          interfaceStyle: \(first)\(follows ? "" : "  # the tokens have one look")
          statusBarStyle: auto
          navigationBar:
            backgroundColor: "{\(paperName)}"
            tintColor: "{\(accentName)}"
            titleColor: "{\(inkName)}"
          toolbar: { backgroundColor: "{\(paperName)}", tintColor: "{\(accentName)}" }
          tabBar:
            backgroundColor: "{\(paperName)}"
            tintColor: "{\(accentName)}"
      \(faded == nil ? "" : "      unselectedItemTintColor: \"{\(fadedName)}\"\n")
      """ + (follows ? Self.night : "")
  }

  private static let night = """
      dark:
        extends: light
        description: Screens at night.
        interfaceStyle: dark
        statusBarStyle: auto

    # One name that follows the user's choice between light and dark mode.
    dynamic:
      system: { light: light, dark: dark }

    """

  private var entryText: String {
    if let path = entry.path?.value, entry.inputs.isEmpty { return quoted(path) }
    var members = entry.path.map { ["resolver: \(quoted($0.value))"] } ?? []
    for variant in Variant.allCases {
      let inputs = entry.inputs[variant, default: []].map {
        "\(quoted($0.modifier.value)): \(quoted($0.context.value))"
      }
      let files = entry.files[variant, default: []].map { quoted($0.value) }
      if !inputs.isEmpty {
        members.append("\(variant.name): { \(inputs.joined(separator: ", ")) }")
      } else if let only = files.first {
        let list = files.count == 1 ? only : "[\(files.joined(separator: ", "))]"
        members.append("\(variant.name): \(list)")
      }
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// A name of the palette that no token has: it would stand in front of that.
  private func name(_ word: String) -> String {
    let isTaken = system.tokens.contains { $0.path == word || $0.path.hasPrefix(word + ".") }
    return isTaken ? "bar" + word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
