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

  func explained(width: Int) -> String {
    var text = "\(id) (always reported)\n\n" + paragraph(summary, width: width) + "\n"
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

  private static let syntax = [
    FindingKind(
      "yaml-syntax", "The file isn't valid YAML; the message says what was expected.",
      "palette: [ ink", "palette: { ink: \"#1C1C1E\" }"),
    FindingKind(
      "json-syntax", "The file isn't valid JSON; the message says what was expected.",
      "{ \"name\" \"Brand\" }", "{ \"name\": \"Brand\" }"),
    FindingKind(
      "bad-indentation", "A line's indentation matches neither its neighbors nor their contents.",
      "palette:\n  ink: black\n paper: white", "palette:\n  ink: black\n  paper: white"),
    FindingKind(
      "tab-indentation", "YAML indents with spaces, and this line has a tab.",
      "palette:\n\\tink: black", "palette:\n  ink: black"),
    FindingKind(
      "unusual-blank",
      "A no-break space, or another unusual blank, is read by YAML as a letter.",
      "navigationBar:\n\u{A0} titleColor: black", "navigationBar:\n  titleColor: black"),
    FindingKind(
      "missing-colon", "A key has no ':' after it.", "name Brand", "name: Brand"),
    FindingKind(
      "missing-blank",
      "A space is missing after the ':' of a key, so YAML reads key and value as one text.",
      "name:Brand", "name: Brand"),
    FindingKind(
      "unquoted-colon", "Quote text that contains ': '; YAML reads it as another key.",
      "description: Note: calm", "description: \"Note: calm\""),
    FindingKind(
      "unquoted-hash", "Quote hex colors; '#' starts a comment.",
      "ink: #1C1C1E", "ink: \"#1C1C1E\""),
    FindingKind(
      "unquoted-value",
      "Quote a value that starts with a character that is special in YAML.",
      "name: @brand", "name: \"@brand\""),
    FindingKind(
      "reserved-character", "Quote text that starts with '@' or '`'; YAML reserves them.",
      "name: `Brand`", "name: Brand"),
    FindingKind(
      "unclosed-string", "A quoted text is not closed.", "ink: \"#1C1C1E", "ink: \"#1C1C1E\""),
    FindingKind(
      "unclosed-bracket", "A bracket or a brace is not closed.", "link: { light: white",
      "link: { light: white, dark: black }"),
    FindingKind(
      "trailing-comma", "JSON allows no comma after the last entry.", "{ \"name\": \"Brand\", }",
      "{ \"name\": \"Brand\" }"),
    FindingKind(
      "json-comment", "JSON allows no comments.", "{ \"name\": \"Brand\" // ours }",
      "{ \"name\": \"Brand\" }"),
    FindingKind(
      "number-format", "A number's notation isn't valid JSON.", "{ \"size\": 020 }",
      "{ \"size\": 20 }"),
    FindingKind(
      "unknown-escape",
      "A backslash is followed by a letter that is no escape.",
      "description: \"Day\\x\"", "description: \"Day\""),
    FindingKind("surrogate-escape", "'\\u' with half a surrogate pair is no character."),
    FindingKind("lone-surrogate", "Half a surrogate pair is no character."),
    FindingKind(
      "control-character", "The file contains a control character, such as a zero byte."),
    FindingKind(
      "line-separator",
      "The file contains a line break that YAML and editors read differently; write a plain one."),
    FindingKind(
      "byte-order-mark",
      "A byte order mark is allowed only at the start of a file."),
    FindingKind(
      "complex-key", "A key is a mapping or a list; keys in themes are text.", "{ a: b }: white",
      "a: white"),
    FindingKind(
      "duplicate-key", "A mapping declares each key once.", "ink: black\nink: white", "ink: black"),
    FindingKind("long-key", "A key is longer than YAML allows; shorten it."),
    FindingKind(
      "merge-value", "'<<' takes a mapping, or a list of them, by an alias.", "<<: bars",
      "<<: *bars"),
    FindingKind(
      "undefined-alias", "An alias names an anchor that isn't declared before it.", "night: *bars",
      "day: &bars { … }\n  night: *bars"),
    FindingKind("cyclic-alias", "An alias is inside its own anchor and would never end."),
    FindingKind("too-many-aliases", "Aliases expand to more values than a theme can need."),
    FindingKind("too-deep", "Mappings and lists are nested deeper than 64 levels."),
    FindingKind(
      "root-not-mapping", "A file is a mapping of keys and values.", "- ink",
      "palette: { ink: black }"),
    FindingKind("second-document", "A file holds one document; '---' begins another one."),
    FindingKind("empty-file", "The file has nothing in it."),
    FindingKind("not-utf8", "Text is UTF-8; save the file in that encoding."),
    FindingKind("file-too-large", "The file is larger than a theme can need."),
    FindingKind("unsupported-directive", "Themes use no directives such as '%TAG'; remove it."),
    FindingKind(
      "unsupported-tag", "Themes use no tags; remove them.", "name: !!str Brand",
      "name: Brand"),
  ]

  private static let names = [
    FindingKind(
      "unknown-key",
      "A mapping has a key that it doesn't take; the message suggests one, says what UIKit's name is "
        + "in a theme, or lists the nearest keys.", "navBar: { tintColor: black }",
      "navigationBar: { tintColor: black }"),
    FindingKind(
      "misplaced-key", "A key is in the wrong mapping; the message says where it belongs.",
      "appearances: { light: { palette: … } }", "palette: …\nappearances: { light: … }"),
    FindingKind(
      "missing-key", "A mapping lacks a required key.", "link: { light: white }",
      "link: { light: white, dark: black }"),
    FindingKind(
      "unsupported-key",
      "UIKit has a property of this name that themes do not; the message says where "
        + "it is set."),
    FindingKind(
      "unknown-value", "A value isn't one of the words that its key takes.",
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
      "cyclic-reference", "A palette color refers to itself, directly or through others.",
      "ink: \"{ink}\"", "ink: black"),
    FindingKind(
      "cyclic-extends", "A file or an appearance extends itself, directly or through others."),
    FindingKind(
      "name-collision",
      "Two names, in one theme or in two, become the same name in generated code; "
        + "rename one, or give a theme a 'prefix'.", "brand-red: …\nbrandRed: …",
      "brandRed: …\naccent: …"),
    FindingKind(
      "unusable-name", "A name becomes part of Swift names, and this one can't.", "name: 2024",
      "name: Brand2024"),
    FindingKind(
      "abstract-appearance", "An abstract appearance can only be extended; nothing can use it."),
    FindingKind("own-inverse", "An appearance is its own inverse; name another one or a rule."),
    FindingKind("missing-inverse", "A screen asks for the inverse of an appearance that has none."),
    FindingKind(
      "conflicting-members",
      "The members of a dynamic appearance differ in something other than colors; "
        + "only colors follow the traits."),
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
      "A text isn't a color: no CSS notation, no name of UIKit's, no palette color.",
      "titleColor: ink", "titleColor: \"{ink}\""),
    FindingKind(
      "wrong-type", "A value doesn't have the shape that its key takes.", "isTranslucent: [no]",
      "isTranslucent: false"),
    FindingKind(
      "missing-value", "A key has no value.", "titleColor:", "titleColor: black"),
    FindingKind(
      "translucent-backdrop",
      "A backdrop color is translucent; backdrops must be opaque.",
      "backdrop: \"#FFFFFF80\"", "backdrop: \"#FFFFFF\""),
    FindingKind(
      "out-of-range", "A number is outside its key's range.", "titleFont: { size: 0 }",
      "titleFont: { size: 17 }"),
  ]

  private static let files = [
    FindingKind(
      "unreadable-file",
      "A file that a theme names can't be read: it is missing, too large, or "
        + "outside the project, which --allow-outside permits."),
    FindingKind(
      "broken-baseline", "The baseline isn't valid; create it again with --write-baseline."),
    FindingKind(
      "unused-baseline-entry",
      "A baseline entry matches no finding; update the baseline with --write-baseline."
    ),
    FindingKind(
      "outdated-output",
      "With --check, a generated file isn't what a run would write, is missing, or belongs to no theme any more; "
        + "run 'appearance compile'."),
    FindingKind(
      "broken-manifest", "A manifest is invalid or of another version; compile the theme again."),
  ]

  private static let tokens = [
    FindingKind(
      "undefined-token", "A reference in a token file names no token.",
      "\"$value\": \"{color.inc}\"",
      "\"$value\": \"{color.ink}\""),
    FindingKind("cyclic-token", "A token refers to itself, directly or through others."),
    FindingKind(
      "token-value", "A token's value doesn't fit its type.", "\"components\": [255, 255, 255]",
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
