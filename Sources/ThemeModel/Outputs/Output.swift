internal import ColorScience
import ThemeSyntax

/// One kind of output: its name, its files, the names it gives to things, and the bars it dresses.
///
/// What writes it is a backend.
package struct Output: Sendable {
  /// How the bars of an app come to look as an output says.
  package enum Mechanism: Sendable, Hashable {
    /// By values that the app's own code puts on bars.
    case values
    /// By bar-appearance objects such as `UINavigationBarAppearance`.
    case barAppearances
    /// By the proxies of `UIAppearance`.
    case proxies
    /// By modifiers of SwiftUI's views.
    case viewModifiers
  }

  /// How an output says which theme it comes from, and what its file or folder is called.
  package enum File: Sendable, Hashable {
    /// Swift with a header; the theme's name stands between two texts.
    case swift(prefix: String = "", suffix: String)
    /// JSON with the theme's file as its source.
    case json(suffix: String)
    /// A folder of files that name no theme.
    case folder(suffix: String)

    /// Whether a build system compiles it.
    package var isSwift: Bool { if case .swift = self { true } else { false } }

    /// What is in front of the theme's name and behind it.
    package var affixes: (prefix: String, suffix: String) {
      switch self {
      case .swift(let prefix, let suffix): (prefix, suffix)
      case .json(let suffix), .folder(let suffix): ("", suffix)
      }
    }
  }

  /// The name under which the output is asked for.
  package let id: String
  /// What it is, a sentence without its full stop.
  package let summary: String
  /// The file or the folder that is made.
  package let file: File
  /// How it dresses bars; nil where it dresses none.
  package var mechanism: Mechanism?
  package var dresses: @Sendable (ResolvedTheme, BarKind) -> [ResolvedAppearance] = { theme, _ in
    theme.appearances
  }
  /// What it is made of where a theme has nothing of that, as in "the theme has no screens".
  package var missing: @Sendable (ResolvedTheme) -> String? = { _ in nil }
  /// The names that it gives to something besides its file: those that others see, and those that the
  /// theme's own names could be in the way of.
  package var declares: @Sendable (ResolvedTheme) -> [Declaration] = { _ in [] }

  /// The path of the file or the folder inside the output folder.
  package func path(of theme: ResolvedTheme) -> String {
    let affixes = file.affixes
    return affixes.prefix + theme.name + affixes.suffix
  }

  /// The path with a place for the theme's name, as the documentation shows it.
  package var pattern: String {
    let pattern = file.affixes.prefix + "<Name>" + file.affixes.suffix
    if case .folder = file { return pattern + "/…" }
    return pattern
  }
}

/// The identifiers of every kind of output.
public let outputNames = Output.all.map(\.id)

extension Output {
  /// Every kind of output; the manifest is last, since it is written last.
  package static let all: [Output] = [
    presets, screens, previews, barAppearances, proxy, doubleNavigation, colorTheme, swiftUI,
    dynamicColors,
    assetCatalog, tokens, manifest,
  ]

  /// Static presets on the app's `Appearance` type.
  package static let presets = Output(
    id: "presets",
    summary: "The appearances as values of the runtime's Appearance type",
    file: .swift(prefix: "Appearance+", suffix: ".swift"), mechanism: .values)

  /// What AppearanceKit asks of each screen.
  package static let screens = Output(
    id: "screens",
    summary:
      "Conformances of the theme's screens to NavigationControllerAppearanceContext, which say "
      + "by the presets what each wears",
    file: .swift(suffix: "Screens.swift"),
    missing: { $0.screens.isEmpty ? "screens" : nil },
    declares: \.screenTypes)

  /// Each preset on a screen with all bars.
  package static let previews = Output(
    id: "previews",
    summary:
      "A #Preview of each preset of AppearanceKit on a screen with all bars, for iOS 17 and later",
    file: .swift(suffix: "Previews.swift"))

  /// Factories of bar-appearance objects, and functions that put them on bars and items.
  package static let barAppearances = Output(
    id: "barAppearances",
    summary: "Plain UIKit: factories of bar-appearance objects, and functions that put them on "
      + "bars and navigation items, every slot of them",
    file: .swift(suffix: "BarAppearances.swift"), mechanism: .barAppearances)

  /// Functions that dress an app's bars by `UIAppearance`.
  package static let proxy = Output(
    id: "proxy",
    summary: "Installation by UIAppearance, for all bars or those in given containers",
    file: .swift(suffix: "AppearanceProxy.swift"), mechanism: .proxies,
    declares: { [$0.declaration(in: .module, $0.name + "AppearanceProxy")] })

  /// What DoubleNavigationController asks of each screen.
  package static let doubleNavigation = Output(
    id: "doubleNavigation",
    summary: "dbn_configNavigationController(_:) for each of the theme's screens, for "
      + "DoubleNavigationController",
    file: .swift(suffix: "DoubleNavigation.swift"),
    mechanism: .barAppearances,
    dresses: { theme, bar in bar == .tabBar ? [] : theme.wornAppearances },
    missing: { $0.screens.isEmpty ? "screens" : nil },
    declares: \.screenTypes)

  /// An enumeration of light and dark, and everything that an app colors by it.
  package static let colorTheme = Output(
    id: "colorTheme",
    summary: "An enumeration of light and dark, with the colors of roles and bars in each, and "
      + "functions that color bars by it",
    file: .swift(suffix: "ColorTheme.swift"), mechanism: .barAppearances,
    dresses: { theme, _ in theme.lightAndDark.map { [$0.light, $0.dark] } ?? [] },
    declares: { theme in
      let type = theme.themeType
      let colors = theme.roleColors.map {
        Declaration(
          scope: .type("UIColor"), name: $0.symbol, signature: type, origin: .role($0.role),
          range: $0.range)
      }
      // The functions inside `UIColor` name the type, so nothing there may have its name.
      let types = [Declaration.Scope.module, .type("UIColor")].map {
        Declaration(scope: $0, name: type, origin: .prefix, range: theme.nameRange)
      }
      return types + theme.colorHelpers + colors
    })

  /// A view modifier that dresses the bars of SwiftUI.
  package static let swiftUI = Output(
    id: "swiftUI",
    summary: "A view modifier of iOS 16 that takes an appearance: backgrounds, color schemes and "
      + "tint of the bars",
    file: .swift(suffix: "Bars+SwiftUI.swift"), mechanism: .viewModifiers,
    dresses: { theme, _ in theme.appearances.filter(\.deprecation.isEmpty) },
    declares: { [$0.declaration(in: .module, $0.name + "Bars")] })

  /// Colors that follow the interface style and the contrast setting by themselves.
  package static let dynamicColors = Output(
    id: "dynamicColors",
    summary: "The palette's adaptive colors and those of dynamic appearances, as colors that "
      + "follow the traits; on iOS 12 the light variant",
    file: .swift(suffix: "DynamicColors.swift"),
    missing: { theme in
      let isAdaptive = theme.palette.contains { !theme.colors[$0.color].variants.isUniform }
      let isDynamic = theme.appearances.contains { $0.kind == .dynamic }
      return isAdaptive || isDynamic ? nil : "adaptive palette colors and no dynamic appearances"
    },
    declares: { theme in
      let namespace = theme.colorNamespace
      let colors = theme.palette.map {
        Declaration(
          scope: .type("UIColor.\(namespace)"), name: $0.symbol, origin: .paletteColor($0.name),
          range: $0.range)
      }
      let appearances = theme.appearances.filter { $0.kind == .dynamic }.map {
        Declaration(
          scope: .type("UIColor.\(namespace)"), name: $0.colorNamespace,
          origin: .appearance($0.name), range: $0.range)
      }
      return [theme.declaration(in: .type("UIColor"), namespace)] + theme.colorHelpers
        + colors + appearances
    })

  /// An asset catalog with the colors of the palette and the roles.
  package static let assetCatalog = Output(
    id: "assetCatalog",
    summary: "Color sets of the palette and the roles, for light, dark and high contrast, in "
      + "Display P3 where a color is wide",
    file: .folder(suffix: ".xcassets"),
    missing: { $0.palette.isEmpty && $0.roles.isEmpty ? "palette and no roles" : nil },
    declares: { theme in
      theme.assetGroups.flatMap { group in
        group.colors.map {
          Declaration(
            scope: .folder(group.path), name: "\($0.name).colorset", origin: $0.origin,
            range: $0.range)
        }
      }
    })

  /// The colors of the palette and the roles as design tokens.
  package static let tokens = Output(
    id: "tokens",
    summary: "The palette and the roles as Design Tokens 2025.10: a resolver document with a "
      + "context for each variant, for tools that read the standard",
    file: .json(suffix: ".resolver.json"))

  /// Everything that was decided, as JSON.
  package static let manifest = Output(
    id: "manifest",
    summary: "Everything that was decided, for other tools",
    file: .json(suffix: ".appearance.json"))
}

extension ResolvedTheme {
  fileprivate var screenTypes: [Declaration] {
    screens.flatMap { screen in
      // A screen is a class of the app, or a class in one of its types.
      let type = String(screen.name.prefix { $0 != "." })
      return [(Declaration.Scope.screens, screen.name), (.module, type)].map {
        Declaration(scope: $0, name: $1, origin: .screen(screen.name), range: screen.range)
      }
    }
  }
}
