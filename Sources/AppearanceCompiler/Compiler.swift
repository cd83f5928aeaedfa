public import ThemeSyntax

/// Compiles themes to files; touches no disk, console or UIKit.
public func compile(_ themes: [ThemeInput], load: FileLoader) -> Compilation {
  Compilation(files: [], diagnostics: [], sources: themes.map(\.source))
}
