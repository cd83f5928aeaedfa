/// A kind of finding that is no lint rule: what is wrong with a file's syntax, its names or its values.
///
/// Such a finding cannot be configured.
struct FindingKind {
  /// The name in the brackets behind a finding.
  let id: String
  /// What there is, and what is right instead.
  let summary: String
  /// How it looks; nil where no few lines show it.
  let example: String?
  /// The example as it should be.
  let repair: String?

  private init(_ id: String, _ summary: String, _ example: String? = nil, _ repair: String? = nil) {
    self.id = id
    self.summary = summary
    self.example = example
    self.repair = repair
  }

  /// The kind for a terminal.
  var explained: String {
    var text = "\(id) (always reported)\n\n" + wrapped(summary, width: 80) + "\n"
    if let example { text += "\nReports:\n" + indented(example) }
    if let repair { text += "\nPasses:\n" + indented(repair) }
    return text
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}

extension FindingKind {
  /// Every kind, those about syntax first.
  static let all: [FindingKind] = syntax + names + values + files + tokens

  /// The syntax of YAML and JSON.
  private static let syntax = [
    FindingKind(
      "yaml-syntax", "The file is no YAML; the message says what was expected at the place.",
      "palette: [ ink", "palette: { ink: \"#1C1C1E\" }"),
    FindingKind(
      "json-syntax", "The file is no JSON; the message says what was expected at the place.",
      "{ \"name\" \"Brand\" }", "{ \"name\": \"Brand\" }"),
    FindingKind(
      "bad-indentation", "A line is indented neither as its neighbors nor as their contents.",
      "palette:\n  ink: black\n paper: white", "palette:\n  ink: black\n  paper: white"),
    FindingKind(
      "tab-indentation", "YAML indents by blanks; a tab stands in their place.",
      "palette:\n\\tink: black", "palette:\n  ink: black"),
    FindingKind(
      "unusual-blank",
      "A no-break space, or another blank that is no space, stands where YAML takes it for a letter.",
      "navigationBar:\n\u{A0} titleColor: black", "navigationBar:\n  titleColor: black"),
    FindingKind(
      "missing-colon", "A key has no ':' behind it.", "name Brand", "name: Brand"),
    FindingKind(
      "missing-blank", "A blank is missing behind the ':' of a key, so that both are one text.",
      "name:Brand", "name: Brand"),
    FindingKind(
      "unquoted-colon", "A text with ': ' in it stands in quotes; YAML reads another key there.",
      "description: Note: calm", "description: \"Note: calm\""),
    FindingKind(
      "unquoted-hash", "A '#' begins a comment; a hex color stands in quotes.",
      "ink: #1C1C1E", "ink: \"#1C1C1E\""),
    FindingKind(
      "unquoted-value",
      "A value begins with a sign that means something in YAML; it stands in quotes.",
      "name: @brand", "name: \"@brand\""),
    FindingKind(
      "reserved-character", "'@' and '`' begin no text in YAML; write it in quotes.",
      "name: `Brand`", "name: Brand"),
    FindingKind(
      "unclosed-string", "A text in quotes does not end.", "ink: \"#1C1C1E", "ink: \"#1C1C1E\""),
    FindingKind(
      "unclosed-bracket", "A bracket or a brace is not closed.", "link: { light: white",
      "link: { light: white, dark: black }"),
    FindingKind(
      "trailing-comma", "JSON has no comma behind the last entry.", "{ \"name\": \"Brand\", }",
      "{ \"name\": \"Brand\" }"),
    FindingKind(
      "json-comment", "JSON has no comments.", "{ \"name\": \"Brand\" // ours }",
      "{ \"name\": \"Brand\" }"),
    FindingKind(
      "number-format", "A number is written as JSON has none.", "{ \"size\": 020 }",
      "{ \"size\": 20 }"),
    FindingKind(
      "unknown-escape",
      "A backslash in quotes stands in front of a letter that means nothing there.",
      "description: \"Day\\x\"", "description: \"Day\""),
    FindingKind("surrogate-escape", "'\\u' with half a surrogate pair is no character."),
    FindingKind("lone-surrogate", "Half a surrogate pair is no character."),
    FindingKind(
      "control-character", "A character that no text has, such as a zero byte, stands in the file."),
    FindingKind(
      "line-separator",
      "A line break that YAML and editors disagree on stands in the file; write a plain one."),
    FindingKind(
      "byte-order-mark",
      "A byte order mark stands within the file; it stands at its beginning only."),
    FindingKind(
      "complex-key", "A key is a mapping or a list; keys of themes are texts.", "{ a: b }: white",
      "a: white"),
    FindingKind(
      "duplicate-key", "A mapping declares each key once.", "ink: black\nink: white", "ink: black"),
    FindingKind("long-key", "A key is longer than YAML takes; write it shorter."),
    FindingKind(
      "merge-value", "'<<' takes a mapping, or a list of them, by an alias.", "<<: bars",
      "<<: *bars"),
    FindingKind(
      "undefined-alias", "An alias names an anchor that is not in front of it.", "night: *bars",
      "day: &bars { … }\n  night: *bars"),
    FindingKind("cyclic-alias", "An alias stands within its own anchor, so that it never ends."),
    FindingKind("too-many-aliases", "Aliases stand for more than a theme can need."),
    FindingKind("too-deep", "Mappings and lists are nested deeper than 64 levels."),
    FindingKind(
      "root-not-mapping", "A file is a mapping of keys and values.", "- ink",
      "palette: { ink: black }"),
    FindingKind("second-document", "A file holds one document; '---' begins another one."),
    FindingKind("empty-file", "The file has nothing in it."),
    FindingKind("file-too-large", "The file is larger than a theme can need."),
    FindingKind("unsupported-directive", "Directives such as '%TAG' mean nothing in themes."),
    FindingKind(
      "unsupported-tag", "Tags mean nothing in themes; leave them out.", "name: !!str Brand",
      "name: Brand"),
  ]

  /// Keys and names.
  private static let names = [
    FindingKind(
      "unknown-key",
      "A mapping has a key that it does not take; the message lists those that it takes, "
        + "or the one that is meant.", "navBar: { tintColor: black }",
      "navigationBar: { tintColor: black }"),
    FindingKind(
      "misplaced-key", "A key stands in another mapping than the one that takes it.",
      "appearances: { light: { palette: … } }", "palette: …\nappearances: { light: … }"),
    FindingKind(
      "missing-key", "A mapping lacks a key that it has to have.", "link: { light: white }",
      "link: { light: white, dark: black }"),
    FindingKind(
      "unsupported-key",
      "UIKit has a property of this name that themes do not; the message says where "
        + "it is set."),
    FindingKind(
      "unknown-value", "A key takes one of some words, and this is none of them.",
      "statusBarStyle: dark", "statusBarStyle: darkContent"),
    FindingKind(
      "undefined-reference", "A reference names no color of the palette and no token.",
      "titleColor: \"{inc}\"", "titleColor: \"{ink}\""),
    FindingKind(
      "undefined-appearance", "A name leads to no appearance of the theme.", "extends: lihgt",
      "extends: light"),
    FindingKind(
      "group-as-color", "A reference names a group of colors; write one of the colors in it.",
      "titleColor: \"{brand}\"", "titleColor: \"{brand.primary}\""),
    FindingKind(
      "cyclic-reference", "A color of the palette refers to itself, by way of others or not.",
      "ink: \"{ink}\"", "ink: black"),
    FindingKind(
      "cyclic-extends", "A file or an appearance extends itself, by way of others or not."),
    FindingKind(
      "name-collision",
      "Two names of a theme, or of two themes, are one name in what is generated; "
        + "rename one, or give a theme a 'prefix'.", "brand-red: …\nbrandRed: …",
      "brandRed: …\naccent: …"),
    FindingKind(
      "unusable-name", "A name is a part of Swift names, and this one cannot be.", "name: 2024",
      "name: Brand2024"),
    FindingKind(
      "abstract-appearance", "An abstract appearance is there to be extended; nothing wears it."),
    FindingKind("own-inverse", "An appearance is its own inverse; name another one or a rule."),
    FindingKind("missing-inverse", "A screen asks for the inverse of an appearance that has none."),
    FindingKind(
      "conflicting-members",
      "The appearances of a dynamic one differ in what does not follow the traits; "
        + "only colors do."),
    FindingKind(
      "conflicting-keys", "Two keys of a mapping exclude each other; the message says which."),
    FindingKind("too-many-names", "There are more names than a theme can need."),
    FindingKind(
      "too-many-blends",
      "Measuring contrast blends more translucent colors and gradients than a theme can need."),
    FindingKind(
      "unknown-rule",
      "A configuration or a waiver names no lint rule; 'appearance rules' lists them."),
  ]

  private static let values = [
    FindingKind(
      "unknown-color",
      "A text is no color: none of CSS's notations, of UIKit's names or of the palette.",
      "titleColor: ink", "titleColor: \"{ink}\""),
    FindingKind(
      "wrong-type", "A value has another shape than its key takes.", "isTranslucent: [no]",
      "isTranslucent: false"),
    FindingKind(
      "missing-value", "A key has nothing behind it.", "titleColor:", "titleColor: black"),
    FindingKind(
      "translucent-backdrop",
      "What lies behind a bar is opaque, since nothing is seen through it.",
      "backdrop: \"#FFFFFF80\"", "backdrop: \"#FFFFFF\""),
    FindingKind(
      "out-of-range", "A number is smaller or larger than its key takes.", "titleFont: { size: 0 }",
      "titleFont: { size: 17 }"),
  ]

  private static let files = [
    FindingKind(
      "unreadable-file",
      "A file that a theme names cannot be read: it is not there, is too large, or lies "
        + "outside the project, which --allow-outside allows."),
    FindingKind(
      "broken-baseline", "The file of known findings is none; write it anew with --write-baseline."),
    FindingKind(
      "unused-baseline-entry", "A known finding is gone; write the list anew with --write-baseline."
    ),
    FindingKind(
      "broken-manifest", "A manifest is none, or one of another version; compile the theme again."),
  ]

  /// Files of design tokens.
  private static let tokens = [
    FindingKind(
      "undefined-token", "A reference of a file of tokens leads to no token.",
      "\"$value\": \"{color.inc}\"",
      "\"$value\": \"{color.ink}\""),
    FindingKind("cyclic-token", "A token refers to itself, by way of others or not."),
    FindingKind(
      "token-value", "The value of a token is none of its type.", "\"components\": [255, 255, 255]",
      "\"components\": [1, 1, 1]"),
    FindingKind(
      "token-type", "A token has no type, or another one than what it refers to.",
      "{ \"$value\": \"#ffffff\" }", "{ \"$type\": \"color\", \"$value\": \"#ffffff\" }"),
    FindingKind("token-without-value", "A token refers to one that has no value."),
    FindingKind("token-and-group", "One path is a token in one file and a group in another one."),
    FindingKind("duplicate-token", "A file declares a token twice; the later one wins."),
    FindingKind("token-mode", "'tokens' names a mode or a theme that the file does not have."),
    FindingKind(
      "token-resolver",
      "A resolver document, or an input to it, is wrong: an unknown modifier or context, "
        + "or a modifier without an input and a default."),
    FindingKind(
      "token-catalog",
      "An asset catalog has no color sets, one of its sets has two colors for the same devices and appearance, or "
        + "a color is another one on some devices, which a value in the generated Swift cannot be."),
    FindingKind("long-token-path", "The path of a token is longer than 4,096 bytes."),
    FindingKind("too-many-tokens", "There are more groups and tokens than a system of them has."),
  ]
}
