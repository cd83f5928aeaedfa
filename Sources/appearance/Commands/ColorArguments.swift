internal import ArgumentParser
internal import OutputText
internal import ThemeFiles

struct ColorArguments: ParsableArguments {
  private static let choices = ColorChoice.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "When to use color: \(Self.choices.joined(separator: ", ")).",
      valueName: "when"), completion: .list(Self.choices))
  var color = ColorChoice.auto.rawValue

  func validate() throws {
    try requireChoice(color, "choice of --color", among: Self.choices)
  }

  var console: Console { Console(color: ColorChoice(rawValue: color) ?? .auto) }
}
