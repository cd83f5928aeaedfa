import ColorScience
package import ThemeModel
package import ThemeResolution
package import ThemeSyntax

/// Two colors that have to be told apart, and by how much.
package struct ContrastPair: Sendable {
  /// What is drawn on the background.
  package enum Foreground: Sendable, Hashable {
    case statusBar
    case property(PropertyPath)

    /// The foreground in the manifest, which lists the bars apart.
    package var name: String {
      switch self {
      case .statusBar: "statusBar"
      case .property(let path): path.property.name
      }
    }
  }

  package let rule: String
  /// The foreground in a sentence: "tint".
  package let title: String
  package let ink: Ink
  package let foreground: Foreground
  package let foregroundRange: SourceRange
  package let background: PropertyPath
  package let backgroundColor: ColorID
  package let backgroundRange: SourceRange
  /// The variants in which the pair can be seen.
  package let variants: VariantSet
  /// The least ratio that passes.
  package let required: Double
  /// The least ratio about which there is nothing to say; at least `required`.
  package let advised: Double
}
