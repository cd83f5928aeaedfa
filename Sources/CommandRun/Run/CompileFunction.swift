package import ThemeCompilation
package import ThemeModel

/// The compiler as a run calls it; tests put another one in its place.
package typealias CompileFunction =
  @Sendable (_ themes: [ThemeInput], _ loadFor: @escaping ThemeFileLoader) -> Compilation
