import DesignTokens
import ThemeModel
import ThemeSyntax

/// A theme as written, every part with its place; nothing is looked up yet.
package struct ThemeDocument: Sendable {
  var name: Located<String>?
  var prefix: Layered<Located<String>> = .inherited
  var extends: [Located<String>] = []
  /// Files of design tokens, whose colors lie under the palette.
  var tokens: [TokenEntry] = []
  var palette = PaletteDocument()
  var appearances: [AppearanceDocument] = []
  var inverse: Layered<Located<InverseDocument>> = .inherited
  var dynamic: [DynamicDocument] = []
  var roles: [RoleDocument] = []
  var screens: [ScreenDocument] = []
  /// The entries of sections that are null, so that those they inherit are left out.
  var unsetEntries: [UnsetEntry] = []
  /// Colors that are written beside a background that drops them.
  var droppedColors: [DroppedColor] = []
  /// Names whose values were reported already, so that references to them are not reported again.
  var reportedNames: [TextID] = []
  /// Whether names may be missing because what declares them was reported and left out.
  var lacksNames = false
}

/// An entry of a section that is null: an inherited one of its name is left out.
struct UnsetEntry: Sendable {
  /// The sections whose entries are inherited one by one.
  enum Section: String, Sendable {
    case dynamic = "dynamic appearance"
    case role, screen
  }

  let section: Section
  let name: TextID
  var unset: Unset

  init(_ section: Section, _ name: TextID, at range: SourceRange) {
    self.section = section
    self.name = name
    unset = Unset(range: range)
  }
}

/// Something of a background and, in the same mapping, what is drawn in its place or has nothing drawn.
struct DroppedColor: Sendable {
  let property: BarProperty
  let color: SourceRange
  let cause: Located<Cause>

  /// Why it is not drawn.
  enum Cause: Sendable {
    /// The background draws nothing.
    case background(BarBackground)
    /// Another property is drawn over it.
    case covered(by: BarProperty)
  }
}

/// A color as written: a text to be read as a color, or one text for each variant.
enum ColorSource: Sendable {
  case text(TextID)
  indirect case adaptive(VariantTexts)
}

struct VariantTexts: Sendable {
  var light: Located<TextID>
  var dark: Located<TextID>
  var lightHighContrast: Located<TextID>?
  var darkHighContrast: Located<TextID>?

  /// The texts in the order of `Variant`; one for increased contrast that is left out is that without.
  var all: [Located<TextID>] {
    [light, dark, lightHighContrast ?? light, darkHighContrast ?? dark]
  }
}

/// What lies behind a bar, as written.
enum BackdropSource: Sendable {
  case content(BackdropContent)
  /// One color or several, any of which may be there.
  indirect case colors([Located<ColorSource>])
}

/// The palette with nested names joined by dots.
struct PaletteDocument: Sendable {
  struct Entry: Sendable {
    var path: TextID
    var pathRange: SourceRange
    /// The groups around the name, outermost first.
    var groups: [TextID]
    /// Nil where the value was reported already, so that references to it are not reported again.
    var color: Located<ColorSource>?
  }

  var entries: [Entry] = []
  /// Names that hold other names.
  var groups: [TextID] = []
}

struct AppearanceDocument: Sendable {
  var name: Located<TextID>
  /// Where the appearance is declared from which this one inherits, directly or not; its own place where there is none.
  var family: SourceRange
  /// Whether the appearance is only there to be extended; the place that says so.
  var isAbstract: Layered<Located<Bool>> = .inherited
  var extends: Layered<Located<TextID>> = .inherited
  var description: Layered<String> = .inherited
  var deprecation: Layered<Deprecation> = .inherited
  var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  var backdrop: Layered<Located<BackdropSource>> = .inherited
  var bars = Bars(all: BarDocument())
  var inverse: Layered<Located<InverseDocument>> = .inherited

  init(name: Located<TextID>) {
    self.name = name
    family = name.range
  }
}

enum StatusBarChoice: Sendable {
  case style(StatusBarStyle)
  /// One in a light interface and one in a dark one.
  indirect case styles(light: Located<StatusBarStyle>, dark: Located<StatusBarStyle>)
  /// To be decided by contrast.
  case auto

  static let all: [(name: String, value: StatusBarChoice)] =
    StatusBarStyle.allCases.map { ($0.rawValue, .style($0)) } + [("auto", .auto)]
}

/// The stage at which nothing is looked up.
enum WrittenStage: BarStage {
  typealias Color = ColorSource
  typealias Stop = Located<ColorSource>
  typealias State = WrittenState
}

/// What is written about one bar: only the properties that are there.
struct BarDocument: Sendable {
  struct Field: Sendable {
    // A large theme has many of these: in this order they are a quarter smaller.
    /// Nil for `null`.
    var value: BarValue<WrittenStage>?
    var property: BarProperty
    /// Whether `null` unsets something in a layer below.
    var unsets = false
    var range: SourceRange
  }

  var fields: [Field] = []
  /// What lies behind the bar, which nothing draws.
  var backdrop: Layered<Located<BackdropSource>> = .inherited
}

/// The properties in which a state of a bar differs from the bar.
struct WrittenState: Sendable {
  var bar: BarDocument
  /// Whether it stands over a layer that is no mapping: what is below that is not inherited.
  var isWhole = false
}

enum InverseDocument: Sendable {
  case rule(InverseRule)
  case appearance(TextID)
  indirect case overlay(InverseOverlay)
  /// Unusable, and reported already.
  case reported
}

/// Explicit properties of an inverse, laid over `swap`.
struct InverseOverlay: Sendable {
  var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  var backdrop: Layered<Located<BackdropSource>> = .inherited
  var bars = Bars(all: BarDocument())
}

/// One name that follows the traits, as written.
struct DynamicDocument: Sendable {
  var name: Located<TextID>
  /// The names of the appearances.
  var members: VariantTexts
}

struct RoleDocument: Sendable {
  var name: Located<TextID>
  var color: Located<ColorSource>?
  var inverse: Located<ColorSource>?
}

struct ScreenDocument: Sendable {
  var name: Located<TextID>
  var appearance: Located<TextID>?
  var navigationBarHidden = false
  var toolbarHidden = true
  var whenEditing: Located<EditingChoice>?
}

/// What a screen wears while it is being edited.
enum EditingChoice: Sendable {
  case inverse
  case appearance(TextID)
}
