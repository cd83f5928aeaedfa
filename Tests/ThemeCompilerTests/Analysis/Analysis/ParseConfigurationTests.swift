import Testing

@testable import ColorScience
@testable import ThemeCompiler
@testable import ThemeSyntax

@Suite("The configuration")
struct ParseConfigurationTests {
  @Test(
    "takes versions of iOS from 15 on",
    arguments: [
      ("15", 15, 0), ("15.4", 15, 4), ("15.0", 15, 0), ("26.1", 26, 1),
    ])
  func versions(text: String, major: Int, minor: Int) {
    let found = configuration("deploymentTarget: \(text)\nsdk: \(text)\n")
    #expect(found.errors == [])
    #expect(found.configuration.deploymentTarget == IOSVersion(major, minor))
    #expect(found.configuration.sdk == IOSVersion(major, minor))
  }

  @Test(
    "says what each key takes",
    arguments: [
      ("deploymentTarget: 14.9", "out-of-range «14.9»"), ("sdk: 14.0", "out-of-range «14.0»"),
      ("sdk: 15.0.1", "wrong-type «15.0.1»"),
      ("sdk: iOS 15", "wrong-type «iOS 15»"), ("sdk: 15.", "wrong-type «15.»"),
      ("sdk: -15", "wrong-type «-15»"), ("thresholds: { text: 0.9 }", "out-of-range «0.9»"),
      ("thresholds: { text: 21.1 }", "out-of-range «21.1»"),
      ("thresholds: { txt: 7 }", "unknown-key «txt»"),
      ("backdrop: \"#FFFFFF80\"", "translucent-backdrop «\"#FFFFFF80\"»"),
      ("backdrop: [white, whte]", "unknown-color «whte»"),
      ("backdrop: \"{ink}\"", "unknown-color «\"{ink}\"»"),
      ("palette: 1st", "wrong-type «1st»"), ("palette: two words", "wrong-type «two words»"),
      ("names: { suffix: a-b }", "wrong-type «a-b»"),
      ("names: { prefix: a }", "misplaced-key «prefix»"),
      ("outputs: [presets, swiftU]", "unknown-value «swiftU»"),
      ("runtime: none", "unknown-value «none»"),
      ("strict: yes", "wrong-type «yes»"), ("palete: Brand", "unknown-key «palete»"),
      ("appearances: {}", "misplaced-key «appearances»"),
    ])
  func mistakes(entry: String, error: String) {
    #expect(configuration(entry + "\n").errors == [error])
  }

  @Test("keeps a default for what is wrong, and of a list what is right")
  func defaults() {
    let found = configuration(
      "{ deploymentTarget: 9.0, outputs: [swiftU, proxy], backdrop: [white, whte], runtime: x }"
    ).configuration
    #expect(found.deploymentTarget == DeploymentTarget(15) && found.outputs == ["proxy"])
    #expect(found.backdrops == [.white] && found.runtime == .appearanceKit)
    #expect(configuration("outputs: x").configuration.outputs == Configuration().outputs)
  }

  @Test("reads what it takes")
  func values() {
    let found = configuration(
      """
      thresholds: { text: 7, largeText: 4.5, nonText: 4 }
      names: { suffix: Look }
      palette: Brand
      runtime: yalantis
      access: public
      largeTextIs: css
      strict: true
      """)
    #expect(found.errors == [])
    let read = found.configuration
    #expect(
      read.thresholds.text == 7 && read.thresholds.largeText == 4.5 && read.thresholds.nonText == 4)
    #expect(read.presetSuffix == "Look" && read.palette == "Brand" && read.runtime == .yalantis)
    #expect(read.access == .public && read.largeTextIs == .css && read.isStrict)
    #expect(configuration("names: { suffix: \"\" }").configuration.presetSuffix.isEmpty)
  }

  @Test("may be empty, and is a mapping else")
  func shapes() {
    #expect(configuration("").errors == [] && configuration("# nothing\n").errors == [])
    #expect(configuration("").configuration == Configuration())
    let (_, findings) = Configuration.read(SourceFile(path: "appearance.yaml", text: "- a\n"))
    #expect(
      findings.map(\.message) == ["configuration is a mapping of keys such as 'deploymentTarget'"])
  }

  @Test("has overrides over all that stands around them, above and below")
  func overrides() {
    let found = configuration(
      "strict: true\noverrides: [{ files: a, runtime: yalantis }]\ndeploymentTarget: 17\n"
    ).configuration
    let own = found.applied(to: "a")
    #expect(own.isStrict && own.deploymentTarget.major == 17 && own.runtime == .yalantis)
    #expect(found.applied(to: "b").runtime == .appearanceKit)
  }
}
