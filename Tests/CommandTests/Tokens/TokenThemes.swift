enum TokenThemes {
  /// A design system of one look with a text that cannot be read on its paper.
  static let tokens = """
    { "color": { "$type": "color",
      "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "text": {
        "weak": { "$value": { "colorSpace": "srgb", "components": [0.7, 0.7, 0.7] } },
        "medium": { "$value": { "colorSpace": "srgb", "components": [0.4, 0.4, 0.4] } },
        "strong": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } }
      },
      "link": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.7] } }
    } }

    """

  /// A theme whose title is the token that cannot be read.
  static let theme = """
    tokens: brand.tokens.json
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar:
          backgroundColor: "{color.paper}"
          titleColor: "{color.text.weak}"
          tintColor: "{color.link}"

    """
}
