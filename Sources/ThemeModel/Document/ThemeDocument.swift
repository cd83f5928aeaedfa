package import DesignTokens
package import ThemeSyntax

/// A theme as written, every part with its place; nothing is looked up yet.
package struct ThemeDocument: Sendable {
  package var name: Located<String>?
  package var prefix: Layered<Located<String>> = .inherited
  package var extends: [Located<String>] = []
  /// Files of design tokens, whose colors lie under the palette.
  package var tokens: [TokenEntry] = []
  package var palette = PaletteDocument()
  package var appearances: [AppearanceDocument] = []
  package var inverse: Layered<Located<InverseDocument>> = .inherited
  package var dynamic: [DynamicDocument] = []
  package var roles: [RoleDocument] = []
  package var screens: [ScreenDocument] = []
  /// The entries of sections that are null, so that those they inherit are left out.
  package var unsetEntries: [UnsetEntry] = []
  /// Colors that are written beside a background that drops them.
  package var droppedColors: [DroppedColor] = []
  /// Names whose values were reported already, so that references to them are not reported again.
  package var reportedNames: [TextID] = []
  /// Whether names may be missing because what declares them was reported and left out.
  package var lacksNames = false

  package init() {}
}

/// An entry of a section that is null: an inherited one of its name is left out.
package struct UnsetEntry: Sendable {
  /// The sections whose entries are inherited one by one.
  package enum Section: String, Sendable {
    case dynamic = "dynamic appearance"
    case role, screen
  }

  package let section: Section
  package let name: TextID
  package var unset: Unset

  package init(_ section: Section, _ name: TextID, at range: SourceRange) {
    self.section = section
    self.name = name
    unset = Unset(at: range)
  }
}

/// Something of a background and, in the same mapping, what is drawn in its place or has nothing drawn.
package struct DroppedColor: Sendable {
  package let property: BarProperty
  package let color: SourceRange
  package let cause: Located<Cause>

  /// Why it is not drawn.
  package enum Cause: Sendable {
    /// The background draws nothing.
    case background(BarBackground)
    /// Another property is drawn over it.
    case covered(by: BarProperty)
  }

  package init(_ property: BarProperty, at color: SourceRange, by cause: Located<Cause>) {
    self.property = property
    self.color = color
    self.cause = cause
  }
}

/// A color as written: a text to be read as a color, or one text for each variant.
package enum ColorSource: Sendable {
  case text(TextID)
  indirect case adaptive(VariantTexts)
}

/// A text for each variant as written.
package struct VariantTexts: Sendable {
  package var light: Located<TextID>
  package var dark: Located<TextID>
  package var lightHighContrast: Located<TextID>?
  package var darkHighContrast: Located<TextID>?

  package init(light: Located<TextID>, dark: Located<TextID>) {
    self.light = light
    self.dark = dark
  }

  /// The texts in the order of `Variant`; one for increased contrast that is left out is that without.
  package var all: [Located<TextID>] {
    [light, dark, lightHighContrast ?? light, darkHighContrast ?? dark]
  }
}

/// The palette with nested names joined by dots.
package struct PaletteDocument: Sendable {
  package struct Entry: Sendable {
    package var path: TextID
    package var pathRange: SourceRange
    /// The groups around the name, outermost first.
    package var groups: [TextID]
    /// Nil where the value was reported already, so that references to it are not reported again.
    package var color: Located<ColorSource>?

    package init(
      path: TextID, pathRange: SourceRange, groups: [TextID], color: Located<ColorSource>? = nil
    ) {
      self.path = path
      self.pathRange = pathRange
      self.groups = groups
      self.color = color
    }
  }

  package var entries: [Entry] = []
  /// Names that hold other names.
  package var groups: [TextID] = []

  package init(entries: [Entry] = [], groups: [TextID] = []) {
    self.entries = entries
    self.groups = groups
  }
}

/// One appearance as written.
package struct AppearanceDocument: Sendable {
  package var name: Located<TextID>
  /// Where the appearance is declared from which this one inherits, directly or not; its own place where there is none.
  package var family: SourceRange
  /// Whether the appearance is only there to be extended; the place that says so.
  package var isAbstract: Layered<Located<Bool>> = .inherited
  package var extends: Layered<Located<TextID>> = .inherited
  package var description: Layered<String> = .inherited
  package var deprecation: Layered<Deprecation> = .inherited
  package var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  package var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  package var backdrop: Layered<Located<BackdropSource>> = .inherited
  package var bars = Bars(all: BarDocument())
  package var inverse: Layered<Located<InverseDocument>> = .inherited

  /// An appearance that says nothing.
  package init(name: Located<TextID>) {
    self.name = name
    family = name.range
  }
}

/// A status-bar style as written.
package enum StatusBarChoice: Sendable {
  case style(StatusBarStyle)
  /// One in a light interface and one in a dark one.
  indirect case styles(light: Located<StatusBarStyle>, dark: Located<StatusBarStyle>)
  /// To be decided by contrast.
  case auto

  package static let all: [(name: String, value: StatusBarChoice)] =
    StatusBarStyle.allCases.map { ($0.rawValue, .style($0)) } + [("auto", .auto)]

  /// The names with what they mean.
  package static let words =
    StatusBarStyle.words + [ValueWord("auto", "The style with the best contrast")]
}

/// Why not to use an appearance any more.
package enum Deprecation: Sendable, Hashable {
  case plain
  case message(String)
}

/// The stage at which nothing is looked up.
package enum WrittenStage: BarStage {
  package typealias Color = ColorSource
  package typealias Gradient = ThemeModel.Gradient<Located<ColorSource>>
  package typealias State = WrittenState
}

/// What is written about one bar: only the properties that are there.
package struct BarDocument: Sendable {
  package struct Field: Sendable {
    // A large theme has many of these: in this order they are a quarter smaller.
    /// Nil for `null`.
    package var value: BarValue<WrittenStage>?
    package var property: BarProperty
    /// Whether `null` unsets something in a layer below.
    package var unsets = false
    package var range: SourceRange

    package init(property: BarProperty, value: BarValue<WrittenStage>?, range: SourceRange) {
      self.value = value
      self.property = property
      self.range = range
    }
  }

  package var fields: [Field] = []
  /// What lies behind the bar, which nothing draws.
  package var backdrop: Layered<Located<BackdropSource>> = .inherited

  package init(fields: [Field] = []) {
    self.fields = fields
  }
}

/// The properties in which a state of a bar differs from the bar.
package struct WrittenState: Sendable {
  package var bar: BarDocument
  /// Whether it stands over a layer that is no mapping: what is below that is not inherited.
  package var isWhole = false

  package init(_ bar: BarDocument, isWhole: Bool = false) {
    self.bar = bar
    self.isWhole = isWhole
  }
}

/// An inverse rule as written.
package enum InverseDocument: Sendable {
  case rule(InverseRule)
  case appearance(TextID)
  indirect case overlay(InverseOverlay)
  /// Unusable, and reported already.
  case reported
}

/// How an inverse is made from its appearance.
package enum InverseRule: String, WordValue {
  case none, swap, rgb, mirror, lightness

  package var summary: String {
    switch self {
    case .none: "There is no inverse"
    case .swap: "Background and tint change places"
    case .rgb: "Each component becomes 1 - component"
    case .mirror: "The mirror of luminance that keeps every contrast ratio and the hue"
    case .lightness: "OKLCH lightness becomes 1 - lightness"
    }
  }

  /// The rule that a word of other tools asks for; nil for any other word.
  package static func meant(by word: String) -> InverseRule? {
    switch word.lowercased() {
    case "invert", "inverted", "inverse", "auto", "true": .mirror
    case "negative", "negate": .rgb
    case "flip", "flipped", "exchange", "swapped", "reverse", "reversed": .swap
    case "off", "no", "false": InverseRule.none
    default: nil
    }
  }

  /// Whether a pair may have another ratio in the inverse than in its appearance.
  package var spoilsRatios: Bool { self == .rgb || self == .lightness }
}

/// Explicit properties of an inverse, laid over `swap`.
package struct InverseOverlay: Sendable {
  package var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  package var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  package var backdrop: Layered<Located<BackdropSource>> = .inherited
  package var bars = Bars(all: BarDocument())

  /// An overlay that says nothing.
  package init() {}
}

/// One name that follows the traits, as written.
package struct DynamicDocument: Sendable {
  package var name: Located<TextID>
  /// The names of the appearances.
  package var members: VariantTexts

  package init(name: Located<TextID>, members: VariantTexts) {
    self.name = name
    self.members = members
  }
}

/// A color by role, as written.
package struct RoleDocument: Sendable {
  package var name: Located<TextID>
  package var color: Located<ColorSource>?
  package var inverse: Located<ColorSource>?

  package init(name: Located<TextID>, color: Located<ColorSource>? = nil) {
    self.name = name
    self.color = color
  }
}

/// What a screen wears, as written.
package struct ScreenDocument: Sendable {
  package var name: Located<TextID>
  package var appearance: Located<TextID>?
  package var navigationBarHidden = false
  package var toolbarHidden = true
  package var whenEditing: Located<EditingChoice>?

  package init(name: Located<TextID>) {
    self.name = name
  }
}

/// What a screen wears while it is being edited.
package enum EditingChoice: Sendable {
  case inverse
  case appearance(TextID)
}
