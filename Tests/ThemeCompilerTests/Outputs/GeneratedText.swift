import Testing
import ThemeSyntax

@testable import AppearanceCompiler
@testable import AppearanceReference
@testable import ThemeCompiler

/// A theme compiled to some outputs.
func compiled(_ theme: String, _ outputs: [String], path: String = "Test.theme.yaml") throws
  -> Compilation
{
  var configuration = Configuration()
  configuration.outputs = outputs
  let input = ThemeInput(SourceFile(path: path, text: theme), configuration: configuration)
  let compilation = compile([input]) { _ in .failure(LoadFailure("no other file")) }
  try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
  return compilation
}

/// The text of the files that some outputs make of a theme.
func generated(_ theme: String, _ outputs: String...) throws -> String {
  try compiled(theme, outputs).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
}

/// What one output makes for apps from an iOS on, of a theme with the style of a screen in each interface style.
func generatedForSystems(_ output: String, target: Int) throws -> String {
  // The one tint of SwiftUI is not that of these bars.
  let configuration =
    "outputs: [\(output)]\ndeploymentTarget: \(target).0\nlint: { tint-contrast: warning }"
  let theme = """
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: white, tintColor: "#0A5FD9", buttons: { plain: black } }
        tabBar: { backgroundColor: white, tintColor: black, isHidden: true }
      plain:
        interfaceStyle: dark
        statusBarStyle: lightContent
        navigationBar: { backgroundColor: black, titleColor: white }
        tabBar: { backgroundColor: white, tintColor: black }
    screens: { CartViewController: { appearance: light, whenEditing: plain } }
    """
  let compilation = LintRule.Example(theme, configuration: configuration).compile()
  let file = try #require(compilation.files.first, "\(compilation.diagnostics.map(\.message))")
  return String(decoding: file.bytes, as: UTF8.self)
}
