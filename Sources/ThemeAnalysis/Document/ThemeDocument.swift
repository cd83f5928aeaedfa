import DesignTokens
import ThemeModel
import ThemeSyntax

/// A theme as written, with the range of every part; names are not resolved yet.
package struct ThemeDocument: Sendable {
  var name: Located<String>?
  var prefix: Layered<Located<String>> = .inherited
  var extends: [Located<String>] = []
  /// Files of design tokens; palette colors override theirs.
  var tokens: [TokenEntry] = []
  var palette = PaletteDocument()
  var appearances: [AppearanceDocument] = []
  var inverse: Layered<Located<InverseDocument>> = .inherited
  var dynamic: [DynamicDocument] = []
  var roles: [RoleDocument] = []
  var screens: [ScreenDocument] = []
  var unsetEntries: [UnsetEntry] = []
  var droppedColors: [DroppedColor] = []
  /// Names with reported values, so references to them are not reported again.
  var reportedNames: [TextID] = []
  /// A change that resolving applies; the document keeps the written value.
  var change: InternedChange?
  /// True if colors that no appearance uses are not resolved.
  var isTrial = false
  /// True if names may be missing because their declarations were reported and dropped.
  var lacksNames = false
}

/// An entry set to null, which removes the inherited one.
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

/// A background property that the same mapping keeps from being drawn.
struct DroppedColor: Sendable {
  let property: BarProperty
  let color: SourceRange
  let cause: Located<Cause>

  enum Cause: Sendable {
    case background(BarBackground)
    case covered(by: BarProperty)
  }
}

enum ColorSource: Sendable {
  case text(TextID)
  indirect case adaptive(VariantTexts)
}

struct VariantTexts: Sendable {
  var light: Located<TextID>
  var dark: Located<TextID>
  var lightHighContrast: Located<TextID>?
  var darkHighContrast: Located<TextID>?

  /// In the order of `Variant`; increased contrast defaults to the normal color.
  var all: [Located<TextID>] { map(\.self) }

  func map<Value>(_ change: (Located<TextID>) -> Value) -> [Value] {
    let (light, dark) = (change(light), change(dark))
    return [
      light, dark, lightHighContrast.map(change) ?? light, darkHighContrast.map(change) ?? dark,
    ]
  }
}

enum BackdropSource: Sendable {
  case content(BackdropContent)
  /// Alternatives, any of which may be the backdrop.
  indirect case colors([Located<ColorSource>])
}

/// The palette with nested names joined by dots.
struct PaletteDocument: Sendable {
  struct Entry: Sendable {
    var path: TextID
    var pathRange: SourceRange
    /// The groups around the name, outermost first.
    var groups: [TextID]
    /// nil if the value was reported, so references to it are not reported again.
    var color: Located<ColorSource>?
  }

  private(set) var entries: [Entry] = []
  private(set) var indices: [TextID: Int] = [:]
  /// Names that contain other names.
  var groups: Set<TextID> = []

  mutating func append(_ entry: Entry) {
    indices[entry.path] = entries.count
    entries.append(entry)
  }
}

struct AppearanceDocument: Sendable {
  var name: Located<TextID>
  /// The declaration of the inheritance chain's root; the own range if nothing is inherited.
  var family: SourceRange
  /// Set by `abstract`, for appearances that only exist to be extended.
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
  indirect case styles(light: Located<StatusBarStyle>, dark: Located<StatusBarStyle>)
  case auto

  static let all: [(name: String, value: StatusBarChoice)] =
    StatusBarStyle.allCases.map { ($0.rawValue, .style($0)) } + [("auto", .auto)]
}

enum WrittenStage: BarStage {
  typealias Color = ColorSource
  typealias Stop = Located<ColorSource>
  typealias State = WrittenState
}

struct BarDocument: Sendable {
  struct Field: Sendable {
    // In this order the struct is a quarter smaller. `value` is nil for `null`.
    var value: BarValue<WrittenStage>?
    var property: BarProperty
    /// True if `null` unsets a value of a lower layer.
    var unsets = false
    var range: SourceRange
  }

  var fields: [Field] = []
  var backdrop: Layered<Located<BackdropSource>> = .inherited
}

struct WrittenState: Sendable {
  var bar: BarDocument
  /// True if the layer below is no mapping; lower layers are not inherited then.
  var isWhole = false
}

enum InverseDocument: Sendable {
  case rule(InverseRule)
  case appearance(TextID)
  indirect case overlay(InverseOverlay)
  case reported
}

/// Explicit properties of an inverse, merged onto `swap`.
struct InverseOverlay: Sendable {
  var interfaceStyle: Layered<Located<InterfaceStyle>> = .inherited
  var statusBarStyle: Layered<Located<StatusBarChoice>> = .inherited
  var backdrop: Layered<Located<BackdropSource>> = .inherited
  var bars = Bars(all: BarDocument())
}

struct DynamicDocument: Sendable {
  var name: Located<TextID>
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

enum EditingChoice: Sendable {
  case inverse
  case appearance(TextID)
}
