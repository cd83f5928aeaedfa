import OutputText
import ThemeModel
import ThemeOutputs

/// The definitions of appearances and measured pairs in `manifestSchema`.
let manifestAppearances: JSONEntries = [
  "appearance": .mapping(
    "One appearance with everything decided.",
    required: [
      "contrast", "interfaceStyle", "kind", "name", "navigationBar", "statusBarStyle", "symbol",
      "tabBar", "toolbar",
    ],
    [
      "name": .name("The name in the theme."),
      "symbol": .name("The Swift property."),
      "kind": .words("How the appearance came to be.", ["declared", "inverse", "dynamic"]),
      "of": .string("The appearance that an inverse was made from."),
      "rule": .words(
        "The rule that an inverse was made by.", ["swap", "rgb", "mirror", "lightness"]),
      "inverse": .string("The name of the inverse."),
      "description": .string("What the theme says about the appearance."),
      "deprecated": .any("true, or what to use instead.", [["const": true], ["type": "string"]]),
      "interfaceStyle": .words(
        "The interface style the screen is pinned to.", ["unspecified", "light", "dark"]),
      "statusBarStyle": .any(
        "UIStatusBarStyle, or one for each interface style.",
        [
          .reference("statusBarStyle"),
          .mapping(
            required: ["dark", "light"],
            ["dark": .reference("statusBarStyle"), "light": .reference("statusBarStyle")]),
        ]),
      "backdrop": .reference(
        "backdrop", "The content behind bars without a backdrop of their own."),
      "navigationBar": .reference("bar", "What the theme sets on the navigation bar."),
      "toolbar": .reference("bar", "What the theme sets on the toolbar."),
      "tabBar": .reference("bar", "What the theme sets on the tab bar."),
      "contrast": .list("The measured pairs.", of: .reference("contrast")),
      "notMeasured": .list(
        "Pairs that were not measured, and why.", of: .reference("notMeasured")),
    ]),
  "contrast": .mapping(
    "A measured pair with the places and the variants that share its numbers.",
    required: [
      "at", "background", "foreground", "ratio", "required", "rule", "variants", "verdict",
    ],
    pair.adding([
      "variants": .list(
        "The variants that share the numbers.", ["minItems": 1, "uniqueItems": true],
        of: .reference("variant")),
      "ratio": .reference("ratio", "The contrast, the worst one over a translucent background."),
      "worst": .reference("ratio", "Over a translucent background: the least contrast."),
      "best": .reference("ratio", "Over a translucent background: the greatest contrast."),
      "required": .number("The least ratio that passes.", ["minimum": 1, "maximum": 21]),
      "verdict": .words("The verdict on the pair.", Manifest.Verdict.allCases.map(\.rawValue)),
    ])),
  "waived": .mapping(
    "A finding that a waiver let pass, with the pair that it is about if it is about one.",
    required: ["reason", "rule"],
    pair.adding([
      "reason": .string("The waiver's reason."),
      "appearance": .name("The appearance that shows the pair."),
      "ratio": .reference("ratio", "The least contrast of the pair."),
      "required": .number("The least ratio that passes.", ["minimum": 1, "maximum": 21]),
    ])),
  "notMeasured": .mapping(
    "A pair that was not measured, and why.",
    required: ["at", "background", "foreground", "reason", "rule"],
    pair.adding(["reason": .string("Why there was nothing to measure.")])),
]

/// What measured pairs and those that are not have in common.
private let pair: JSONEntries = [
  "rule": .string("The rule that asks for the pair."),
  "foreground": .string(
    "The property in front; statusBar, icons, or a title in the color of a scheme."),
  "background": .string("The property behind."),
  "at": .list(
    "The bars and their states that have the pair: navigationBar, navigationBar.scrollEdge.",
    ["minItems": 1, "uniqueItems": true], of: ["type": "string", "minLength": 1]),
  "outputs": .list(
    "The outputs that draw the pair, where it is not as the theme writes it.",
    ["minItems": 1, "uniqueItems": true], of: ["type": "string", "minLength": 1]),
]
