import TestSupport
import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Repairs keep the look of a theme")
struct RepairPlannerTests {
  @Test("themes with one or two colors changed get their look back, and first suggestions mend")
  func looks() {
    var random = Numbers(seed: 11)
    var (themes, restored, findings, mended) = (0, 0, 0, 0)
    while themes < 40 {
      let good = MadeLook(&random)
      let text = good.broken(&random).text
      let broken = analysis(text)
      guard analysis(good.text).diagnostics.isEmpty, !broken.diagnostics.isEmpty else { continue }
      themes += 1
      let repaired = fixed(text)
      let after = analysis(repaired)
      let places = Set(broken.diagnostics.map { Place($0) })
      #expect(Set(after.diagnostics.map { Place($0) }).isSubset(of: places), "\(text)\n\(repaired)")
      #expect(after.tabDifference >= min(5, broken.tabDifference), "\(text)\n\(repaired)")
      let farthest = zip(analysis(good.text).drawn, after.drawn).map { colorDifference($0, $1) }
        .max()
      restored += farthest ?? 0 <= 5 ? 1 : 0
      for finding in broken.diagnostics {
        findings += 1
        guard let first = finding.fixIts.first else { continue }
        let next = analysis(applying(first, to: text))
        mended += next.diagnostics.contains { Place($0) == Place(finding) } ? 0 : 1
        #expect(next.diagnostics.count < broken.diagnostics.count, "\(first.message)\n\(text)")
      }
    }
    #expect(restored * 100 >= themes * 80, "\(restored) of \(themes)")
    #expect(mended * 100 >= findings * 95, "\(mended) of \(findings)")
  }

  @Test("the edit that mends most comes first, and is the only one that is made")
  func mostMended() {
    let text = """
      appearances:
        light:
          statusBarStyle: lightContent
          navigationBar: { backgroundColor: "#FF3B30", titleColor: white, tintColor: white }
      """
    let first = analysis(text).diagnostics.map { $0.fixIts.first?.replacement }
    #expect(first == Array(repeating: "\"#E91D19\"", count: 3))
    #expect(fixed(text) == text.replacing("#FF3B30", with: "#E91D19"))
  }

  @Test("equal colors of tabs are an error, near ones a warning, and an inverse repeats neither")
  func alike() {
    let theme = { (other: String) in
      """
      appearances:
        light:
          tabBar: { backgroundColor: white, tintColor: "#757575", unselectedItemTintColor: "\(other)" }
          inverse: mirror
      """
    }
    #expect(analysis(theme("#757575")).diagnostics.map(\.severity) == [.error])
    #expect(analysis(theme("#767676")).diagnostics.map(\.severity) == [.warning])
    #expect(analysis(theme("#5A5A5A")).diagnostics.isEmpty)
  }

  /// A finding without the numbers that change with colors.
  private struct Place: Hashable {
    let rule: String
    let offset: Int32
    let word: Substring?

    init(_ finding: Diagnostic) {
      rule = finding.id
      offset = finding.range?.lower ?? 0
      word = finding.message.split(separator: " ").first
    }
  }
}

extension Analysis {
  /// The colors of all bars in every variant, in the order of the theme.
  fileprivate var drawn: [Color] {
    guard let theme else { return [] }
    return theme.appearances.flatMap { appearance in
      BarKind.allCases.flatMap { kind in
        appearance.bars[kind].settings.flatMap { setting -> [Color] in
          guard case .color(let color) = setting.value else { return [] }
          return appearance.variants.members.map { theme.colors[color, $0] }
        }
      }
    }
  }
}

/// A theme with bars of paper or of a brand, in colors that pass by a little.
private struct MadeLook {
  private var paper: Color
  private var brand: Color
  private var link: Color
  private var faded: Color
  private var ink: Color
  private let isDark: Bool
  private let isBranded: Bool

  init(_ random: inout Numbers) {
    isDark = random.next(2) == 0
    isBranded = random.next(2) == 0
    let level = UInt8(isDark ? random.next(32) : 240 + random.next(16))
    paper = Color(hex8: level, level, level)
    ink = isDark ? .white : .black
    var seed: Color
    repeat {
      seed = Color(
        hex8: UInt8(random.next(256)), UInt8(random.next(256)), UInt8(random.next(256)))
    } while seed.oklch.y < 0.08
    let end = isDark ? 1.0 : 0.0
    func passing(_ color: Color, on back: Color, towards end: Double) -> Color {
      let ratio = 4.55 + Double(random.next(70)) / 100
      let start = LightnessPath(color)[1 - end]
      let test = foregroundTest(on: back, ratio: ratio)
      return LightnessPath(start).nearest(towards: end, passing: [test]) ?? color
    }
    link = passing(seed, on: paper, towards: end)
    brand = passing(seed, on: .white, towards: 0)
    faded = passing(Color(hex8: 128, 128, 128), on: paper, towards: end)
  }

  var text: String {
    """
    palette: { paper: "\(paper.hex)", brand: "\(brand.hex)" }
    appearances:
      shop:
        interfaceStyle: \(isDark ? "dark" : "light")
        statusBarStyle: \(isBranded || isDark ? "lightContent" : "darkContent")
        navigationBar:
          backgroundColor: "{\(isBranded ? "brand" : "paper")}"
          titleColor: "\(isBranded ? Color.white.hex : ink.hex)"
          tintColor: "\(isBranded ? Color.white.hex : link.hex)"
        toolbar: { backgroundColor: "{paper}", tintColor: "\(link.hex)" }
        tabBar:
          backgroundColor: "{paper}"
          tintColor: "\(ink.hex)"
          unselectedItemTintColor: "\(faded.hex)"
    """
  }

  /// The theme with one or two colors moved toward those that they are seen with, by at most ΔE00 10.
  func broken(_ random: inout Numbers) -> MadeLook {
    var broken = self
    var places: [WritableKeyPath<MadeLook, Color>] = [\.link, \.faded, \.brand, \.paper]
    for _ in 0...random.next(2) {
      let place = places.remove(at: random.next(places.count))
      let isLighter = (place == \.paper || place == \.brand) == (isDark || place == \.brand)
      let color = self[keyPath: place]
      let partner = place == \.brand ? Color.white : place == \.paper ? faded : paper
      let path = LightnessPath(color)
      let ratio = 3.4 + Double(random.next(100)) / 100
      for step in 1..<60 {
        let moved = path[color.oklch.x + Double(isLighter ? step : -step) * 0.004]
        guard colorDifference(moved, color) <= 10,
          contrastInterval(moved, on: partner).worst >= ratio
        else { break }
        broken[keyPath: place] = moved
      }
    }
    return broken
  }
}
