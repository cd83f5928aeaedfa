import TestSupport
import ColorScience
import OutputText
import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ThemeFiles
@testable import ThemeCompiler

@Suite("Numbers of any size")
struct ExtremeNumberTests {
  /// Each notation with a place for a number.
  private static let notations = [
    "rgb(N N N)", "rgb(N%, 0%, 0%)", "hsl(N N% N%)", "hwb(N N% N%)", "lab(N N N)", "lab(50% N 0)",
    "lch(N N N)", "lch(50% N 0)", "oklab(N N N)", "oklab(50% N 0)", "oklch(N N N)",
    "oklch(50% N 0)", "oklch(50% 0.1 Nturn)", "oklch(50% 0.1 Nrad)", "color(srgb N 0 0)",
    "color(srgb-linear N 0 N)", "color(display-p3 N N 0)", "color(a98-rgb N 0 0)",
    "color(prophoto-rgb 0 N 0)", "color(rec2020 N N N)", "color(xyz N 0 0)", "color(xyz-d50 0 N 0)",
    "color-mix(in oklch, oklch(50% N 0) 30%, white)", "color-mix(in oklab, lab(N N 9) 30%, white)",
    "contrast-color(oklch(50% N 0))", "light-dark(oklch(50% N 0), lab(5% 0 N))",
    "rgb(0 0 0 / N)", "{base} / N",
  ]

  private static let numbers = [
    "1e3", "9e15", "1e16", "3e18", "9.3e18", "1.3e20", "1e30", "1e300", "1e308", "1e309",
    "1e999999",
    "-1e16", "-1e300", "-1e999", "1e-300", "1e-999", "0e999", String(repeating: "9", count: 400),
    "0." + String(repeating: "0", count: 400) + "1",
  ]

  @Test("a color of any number is a finding or a color, never a crash", arguments: notations)
  func colors(_ notation: String) throws {
    for number in Self.numbers {
      let color = notation.replacing("N", with: number)
      let theme = """
        palette:
          base: white
          a: "\(color)"
        appearances:
          plain:
            statusBarStyle: auto
            inverse: mirror
            toolbar: { backgroundColor: "{a}", tintColor: black }
            navigationBar: { backgroundColor: white, tintColor: "{a}", titleColor: "{a}" }
            tabBar: { backgroundColor: "{a}", tintColor: "{a}", unselectedItemTintColor: red }
        roles:
          text: "{a}"
        """
      var configuration = Configuration()
      configuration.outputs = Output.all.map(\.id)
      // What fails has no outputs, and it is the numbers in those that are of interest.
      for rule in LintRule.names { configuration.severities[rule] = .note }
      let source = SourceFile(path: "a.theme.yaml", text: theme)
      let result = compile([ThemeInput(source, configuration: configuration)]) { _ in
        .failure(LoadFailure("no such file"))
      }
      #expect(!result.files.isEmpty || result.hasErrors, "\(color)")
      for text in result.diagnostics.map(\.message) + result.files.map({ $0.text }) {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        #expect(
          !words.contains { $0 == "nan" || $0 == "inf" || $0 == "infinity" }, "\(color): \(text)")
      }
    }
  }

  @Test("a color far from any screen's is said to be so without its distance in full")
  func distance() throws {
    let theme = "palette: { a: oklch(50% 1e16 0) }\nroles: { text: \"{a}\" }\n"
    let result = compile([ThemeInput(SourceFile(path: "a.theme.yaml", text: theme))]) { _ in
      .failure(LoadFailure("no such file"))
    }
    let message = try #require(result.diagnostics.first { $0.id == "out-of-gamut" }?.message)
    #expect(message.hasSuffix("ΔE OK more than 100 away"))
  }

  @Test(
    "a configuration with any number is read or refused with a place",
    arguments: [
      "deploymentTarget: N", "deploymentTarget: N.N", "sdk: N", "thresholds: { text: N }",
      "thresholds: { largeText: N, nonText: N }", "backdrop: 'rgb(N N N)'",
      "backdrop: 'oklch(50% N 0)'",
      "lint: { indistinguishable-tab-state: { minimum: N } }", "lint: N",
    ])
  func configuration(_ text: String) {
    for number in Self.numbers {
      let source = SourceFile(
        path: "appearance.yaml", text: text.replacing("N", with: number))
      let (configuration, findings) = Configuration.read(source)
      #expect(findings.allSatisfy { $0.range != nil })
      #expect(configuration.thresholds.text.isFinite)
      let theme = """
        appearances:
          plain:
            navigationBar: { backgroundColor: "#8888", tintColor: red, titleFont: { size: \(number) } }
            tabBar: { backgroundColor: white, tintColor: red, unselectedItemTintColor: blue }
        """
      let input = ThemeInput(
        SourceFile(path: "a.theme.yaml", text: theme), configuration: configuration)
      _ = compile([input]) { _ in .failure(LoadFailure("no such file")) }
    }
  }

  @Test("numbers of any size have a text")
  func texts() {
    let numbers: [Double] = [
      0, -0.0, 0.5, -0.5, 1e15, 1e16, 9.3e18, 1e300, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
    ]
    for number in numbers {
      #expect(!NumberText.shortest(number).isEmpty)
      #expect(!NumberText.decimals(number, 3).isEmpty)
      #expect(!flooredToHundredths(number).isEmpty)
      _ = NumberText.whole(number)
    }
    #expect(NumberText.decimals(-0.0004, 3) == "0.000")
    #expect(NumberText.decimals(-1.5, 2) == "-1.50")
    #expect(NumberText.decimals(0.0096, 3) == "0.010")
    #expect(NumberText.shortest(20) == "20")
    #expect(NumberText.shortest(17.5) == "17.5")
  }
}

extension GeneratedFile {
  /// What the file holds as text.
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
