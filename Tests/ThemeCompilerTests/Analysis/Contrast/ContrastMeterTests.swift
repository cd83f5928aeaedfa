import AppearanceCompiler
import Testing
import ThemeSyntax

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeFiles

@Suite("Contrast over every backdrop and iOS")
struct ContrastMeterTests {
  // .systemIndigo on white is 5.64:1 up to iOS 18 and 5.089:1 on iOS 26.
  @Test("what fails on one iOS fails", arguments: [(5.0, 0), (5.3, 1), (5.7, 1)])
  func worstGeneration(required: Double, errors: Int) {
    let diagnostics = findings(required: required, target: 15)
    #expect(diagnostics.count { $0.id == "title-contrast" && $0.severity == .error } == errors)
    #expect(!diagnostics.contains { $0.id == "content-dependent-contrast" })
  }

  @Test("what fails on no iOS that the app runs on passes")
  func deploymentRange() {
    #expect(findings(required: 5.0, target: 26).isEmpty)
    #expect(findings(required: 5.3, target: 26).count { $0.severity == .error } == 1)
  }

  @Test("the message names the color and the iOS that gives the number")
  func message() throws {
    let finding = try #require(findings(required: 5.3, target: 15).first)
    #expect(finding.message.contains("#6155F5 (.systemIndigo, iOS 26) on #FFFFFF"))
    #expect(finding.message.contains("5.08:1"))
  }

  @Test("opaque colors give one number, a translucent one an interval over what may lie behind")
  func intervals() {
    var colors = ColorTable()
    let white = colors.add(plain: .white)
    let black = Ink.color(colors.add(plain: .black))
    let veil = colors.add(plain: Color.white.withAlpha(0.5))
    func interval(_ color: ColorID, over backdrops: [Color]) -> ContrastInterval {
      ContrastMeter(generations: [.ios15], backdrops: backdrops)
        .interval(of: black, on: Ground(.color(color)), in: .light, colors: colors)
    }
    #expect(interval(white, over: []) == ContrastInterval(worst: 21, best: 21))
    // Half of white over black is 0.2140 of luminance.
    let any = interval(veil, over: [])
    #expect(abs(any.worst - 5.28) < 0.01 && any.best == 21)
    #expect(interval(veil, over: [.white]) == ContrastInterval(worst: 21, best: 21))
    #expect(abs(interval(veil, over: [.black]).best - 5.28) < 0.01)
  }

  @Test("a gradient has any luminance between those of its ends")
  func gradients() {
    var colors = ColorTable()
    let ends = [colors.add(plain: .black), colors.add(plain: .white)]
    let ground = Ground(.gradient(ResolvedGradient(colors: ends, direction: .vertical)))
    let meter = ContrastMeter(generations: [.ios15], backdrops: [])
    let gray = colors.add(plain: Color(hex8: 128, 128, 128))
    #expect(meter.interval(of: .color(gray), on: ground, in: .light, colors: colors).worst == 1)
    let black = ResolvedGradient(colors: [ends[0], ends[0]], direction: .vertical)
    let dark = Ground(.gradient(black))
    #expect(meter.interval(of: .whiteGlyphs, on: dark, in: .light, colors: colors).worst == 21)
  }

  @Test(
    "only what UIKit changes is looked at on each iOS, and the system's material on those that have it"
  )
  func displays() throws {
    var colors = ColorTable()
    let plain = colors.add(plain: .white)
    let blue = try #require(UIKitColor("systemBlue"))
    let system = colors.add(ResolvedColor(blue.variants(in: .ios15), symbol: blue))
    let meter = ContrastMeter(generations: [.ios15, .ios26], backdrops: [])
    func generations(_ ink: ColorID, on paint: Ground.Paint) -> [UIKitGeneration] {
      meter.displays(of: .color(ink), on: Ground(paint), in: .light, colors).map(\.generation)
    }
    #expect(generations(plain, on: .color(plain)) == [.ios15])
    #expect(generations(system, on: .color(plain)) == [.ios15, .ios26])
    #expect(generations(plain, on: .color(system)) == [.ios15, .ios26])
    #expect(generations(system, on: .system(.material)) == [.ios15])
  }

  @Test("what is measured is measured once, for copies of the meter too, and anew by a fresh one")
  func memo() {
    var colors = ColorTable()
    let veil = Ink.color(colors.add(plain: Color.black.withAlpha(0.5)))
    let ground = Ground(.color(colors.add(plain: Color.white.withAlpha(0.5))))
    let meter = ContrastMeter(generations: [.ios15], backdrops: [])
    _ = meter.interval(of: veil, on: ground, in: .light, colors: colors)
    let blends = meter.blends
    let copy = meter
    _ = copy.interval(of: veil, on: ground, in: .dark, colors: colors)
    #expect(blends > 0 && copy.blends == blends && meter.fresh.blends == 0)
    #expect(!meter.isOverBudget)
  }

  private func findings(required: Double, target: Int) -> [Diagnostic] {
    var configuration = Configuration()
    configuration.thresholds.text = required
    configuration.deploymentTarget = DeploymentTarget(target)
    let text = """
      appearances:
        look:
          interfaceStyle: light
          statusBarStyle: darkContent
          navigationBar: { backgroundColor: white, titleColor: .systemIndigo }
      """
    let source = SourceFile(path: "Look.theme.yaml", text: text)
    return lint([ThemeInput(source, configuration: configuration)]) { _ in
      .failure(LoadFailure("no such file"))
    }.diagnostics
  }
}
