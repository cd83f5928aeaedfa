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
    case proxies
    case viewModifiers
  }

  /// How an output says which theme it comes from.
  package enum Provenance: Sendable, Hashable {
    /// The first line of Swift names the theme's file.
    case swift
    /// `generator` and `source` of JSON do.
    case manifest
    /// The description of a resolver document of design tokens does.
    case resolver
    /// The files of a folder name the generator, but no theme.
    case asset
  }

  /// What the file or folder of an output is called: the theme's name stands between two texts.
  package struct File: Sendable, Hashable {
    package let mark: Provenance
    package let beginning: String
    package let ending: String

    /// Whether a build system compiles it.
    package var isSwift: Bool { mark == .swift }

    fileprivate init(_ mark: Provenance, beginning: String = "", ending: String) {
      self.mark = mark
      self.beginning = beginning
      self.ending = ending
    }
  }

  /// The name under which the output is asked for.
  package let id: String
  /// What it is, a sentence without its full stop.
  package let summary: String
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
  package var writes: @Sendable (BarProperty, BarKind, Configuration.Runtime) -> Bool = {
    _, _, _ in true
  }
  /// The properties that a rule about this output alone reports where they are not written.
  package var reportedApart: Set<BarProperty> = []
  /// Whether it dresses bars by bar-appearance objects, which come before the properties from before iOS 13.
  package var hasObjects: @Sendable (Configuration.Runtime) -> Bool = { _ in true }
  /// The first iOS that draws something else than what it writes of a property, where the system alone does not.
  package var ignoredFrom: @Sendable (BarProperty, BarKind) -> Int? = { _, _ in nil }
  /// Whether it has a status-bar style for each interface style.
  package var followsStyles: @Sendable (Configuration.Runtime) -> Bool = { _ in true }
  /// How its bars look; nil where they are the theme's without what it does not write.
  package var draws: (@Sendable (OutputDrawing.Subject) -> OutputDrawing?)?
  /// Whether it gives an app a palette color by its name.
  package var exports: @Sendable (NamedColor, ResolvedTheme) -> Bool = { _, _ in false }

  /// The path of the file or the folder inside the output folder.
  package func path(of theme: ResolvedTheme) -> String {
    file.beginning + theme.name + file.ending
  }

  /// The path with a place for the theme's name, as the documentation shows it.
  package var pattern: String {
    file.beginning + "<Name>" + file.ending + (file.mark == .asset ? "/…" : "")
  }
}

/// The identifiers of every kind of output.
public let outputNames = Output.all.map(\.id)

extension Output {
  /// Every kind of output; the manifest is last, since it is written last.
  package static let all: [Output] = [
    presets, screens, previews, barAppearances, proxy, doubleNavigation, colorTheme, swiftUI,
    palette, dynamicColors, assetCatalog, tokens, manifest,
  ]

  package static let presets = Output(
    id: "presets",
    summary: "The appearances as values of the runtime's Appearance type",
    file: File(.swift, beginning: "Appearance+", ending: ".swift"), mechanism: .values,
    writes: { property, bar, runtime in
      switch runtime {
      case .appearanceKit: true
      case .yalantis: bar != .tabBar && BarProperty.nested.contains(property)
      case .yalantis2015:
        bar != .tabBar && BarProperty.flat.contains(property)
          || bar == .navigationBar && property == .shadowColor
      }
    },
    hasObjects: { $0 == .appearanceKit }, followsStyles: { $0 == .appearanceKit })

  package static let screens = Output(
    id: "screens",
    summary:
      "Conformances of the theme's screens to NavigationControllerAppearanceContext, which say "
      + "by the presets what each wears",
    file: File(.swift, ending: "Screens.swift"),
    missing: { $0.screens.isEmpty ? "screens" : nil },
    declares: \.screenTypes)

  package static let previews = Output(
    id: "previews",
    summary:
      "A #Preview of each preset of AppearanceKit on a screen with all bars, for iOS 17 and later",
    file: File(.swift, ending: "Previews.swift"))

  package static let barAppearances = Output(
    id: "barAppearances",
    summary: "Plain UIKit: factories of bar-appearance objects, and functions that put them on "
      + "bars and navigation items, every slot of them",
    file: File(.swift, ending: "BarAppearances.swift"), mechanism: .barAppearances,
    writes: { property, _, _ in property != .isHidden })

  package static let proxy = Output(
    id: "proxy",
    summary: "Installation by UIAppearance, for all bars or those in given containers",
    file: File(.swift, ending: "AppearanceProxy.swift"), mechanism: .proxies,
    declares: { [$0.declaration(in: .module, $0.name + "AppearanceProxy")] },
    writes: { property, bar, _ in
      property != .isHidden && !property.row.carrier(on: bar).isOfItem
        && (bar != .tabBar || property != .isTranslucent)
    },
    reportedApart: [.isTranslucent])

  package static let doubleNavigation = Output(
    id: "doubleNavigation",
    summary: "dbn_configNavigationController(_:) for each of the theme's screens, for "
      + "DoubleNavigationController",
    file: File(.swift, ending: "DoubleNavigation.swift"),
    mechanism: .barAppearances,
    dresses: { theme, bar in bar == .tabBar ? [] : theme.wornAppearances },
    missing: { $0.screens.isEmpty ? "screens" : nil },
    declares: \.screenTypes,
    writes: { _, bar, _ in bar != .tabBar },
    // The library's copies of bars have none.
    hasObjects: { _ in false })

  package static let colorTheme = Output(
    id: "colorTheme",
    summary: "An enumeration of light and dark, with the colors of roles and bars in each, and "
      + "functions that color bars by it",
    file: File(.swift, ending: "ColorTheme.swift"), mechanism: .barAppearances,
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
    },
    writes: { property, _, _ in BarProperty.themed.contains(property) },
    followsStyles: { _ in false },
    draws: { subject in subject.themed.map { OutputDrawing($0.drawn(subject.carried)) } })

  package static let swiftUI = Output(
    id: "swiftUI",
    summary: "A view modifier of iOS 16 that takes an appearance: backgrounds, color schemes and "
      + "tint of the bars",
    file: File(.swift, ending: "Bars+SwiftUI.swift"), mechanism: .viewModifiers,
    dresses: { theme, _ in theme.appearances.filter(\.deprecation.isEmpty) },
    declares: { [$0.declaration(in: .module, $0.name + "Bars")] },
    writes: { property, _, _ in BarProperty.inSwiftUI.contains(property) },
    // SwiftUI's tab bar takes no background there.
    ignoredFrom: { property, bar in
      let backgrounds: Set<BarProperty> = [
        .background, .backgroundColor, .backgroundGradient, .scrollEdge,
      ]
      return bar == .tabBar && backgrounds.contains(property) ? 26 : nil
    },
    draws: {
      OutputDrawing(inSwiftUI: $0.appearance, $0.colors, deploymentTarget: $0.deploymentTarget)
    })

  package static let palette = Output(
    id: "palette",
    summary: "The colors of the palette, for the files of all themes whose configuration names the "
      + "theme as palette",
    file: File(.swift, ending: "Palette.swift"),
    missing: { $0.palette.isEmpty ? "palette" : nil },
    declares: { [$0.declaration(in: .module, $0.name + "Palette")] },
    exports: { _, _ in true })

  package static let dynamicColors = Output(
    id: "dynamicColors",
    summary: "The palette's adaptive colors and those of dynamic appearances, as colors that "
      + "follow the traits; on iOS 12 the light variant",
    file: File(.swift, ending: "DynamicColors.swift"),
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
    },
    exports: { !$1.colors[$0.color].variants.isUniform })

  package static let assetCatalog = Output(
    id: "assetCatalog",
    summary: "Color sets of the palette and the roles, for light, dark and high contrast, in "
      + "Display P3 where a color is wide",
    file: File(.asset, ending: ".xcassets"),
    missing: { $0.palette.isEmpty && $0.roles.isEmpty ? "palette and no roles" : nil },
    declares: { theme in
      theme.assetGroups.flatMap { group in
        group.colors.map {
          Declaration(
            scope: .folder(group.path), name: "\($0.name).colorset", origin: $0.origin,
            range: $0.range)
        }
      }
    },
    exports: { _, _ in true })

  package static let tokens = Output(
    id: "tokens",
    summary: "The palette and the roles as Design Tokens 2025.10: a resolver document with a "
      + "context for each variant, for tools that read the standard",
    file: File(.resolver, ending: ".resolver.json"))

  package static let manifest = Output(
    id: "manifest",
    summary: "Everything that was decided, for other tools",
    file: File(.manifest, ending: ".appearance.json"))
}

extension BarProperty {
  /// What the nested bars of AppearanceNavigationController have.
  fileprivate static let nested: Set<BarProperty> = [
    .style, .background, .backgroundColor, .tintColor, .barTintColor,
  ]

  /// What its flat appearance had before.
  fileprivate static let flat: Set<BarProperty> = [.background, .backgroundColor, .tintColor]

  /// What an enumeration of light and dark colors, and what these colors need.
  fileprivate static let themed: Set<BarProperty> = [
    .style, .isTranslucent, .liquidGlass, .background, .backgroundColor, .tintColor, .barTintColor,
    .titleColor, .largeTitleColor, .unselectedItemTintColor, .shadowColor, .plainButton,
    .doneButton, .backButton, .scrollEdge, .compact,
  ]

  /// What SwiftUI has modifiers for, or what decides about the color scheme of a bar; the color from
  /// before iOS 13 has no place there.
  fileprivate static let inSwiftUI: Set<BarProperty> = [
    .style, .isHidden, .liquidGlass, .background, .backgroundColor, .backgroundGradient,
    .tintColor, .barTintColor, .scrollEdge,
  ]
}

extension Configuration {
  /// The theme whose palette file the files of a theme share: the one that is named, else the theme itself where it
  /// has such a file; nil where each file has its own colors.
  package func sharedPalette(of theme: ResolvedTheme) -> String? {
    palette ?? (outputs.contains(Output.palette.id) ? theme.name : nil)
  }
}

extension ResolvedTheme {
  /// Whether some outputs give an app a palette color by its name.
  package func exports(_ color: NamedColor, by outputs: [String]) -> Bool {
    Output.all.contains { outputs.contains($0.id) && $0.exports(color, self) }
  }

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
