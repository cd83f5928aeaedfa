package import ColorScience
import ThemeSyntax

/// What the files of an app say about its bars, in the order of files and places.
///
/// `given` are colors by the names under which facts that could not be resolved ask for them.
package func readApp(_ files: AppFiles, given: [String: Color] = [:]) -> AppFacts {
  var facts = AppFacts()
  #if Import
    readSwiftFacts(of: files, into: &facts)
  #endif
  let interface = files.interfaceBuilderFacts()
  let lists = files.propertyListFacts()
  facts.facts += interface.facts + lists.facts
  facts.findings += interface.findings + lists.findings
  for index in facts.facts.indices {
    guard let name = facts.facts[index].unresolved?.name, let color = given[name] else { continue }
    facts.facts[index].outcome = .value(.color(TraitColor(.color(color))))
    facts.facts[index].name = ColorName(name, .code)
  }
  facts.joinContainers()
  if facts.darkEvidence == nil {
    facts.darkEvidence = facts.facts.first(where: \.tellsDark)?.place
  }
  facts.facts.sort {
    ($0.place.file, $0.place.lower) < ($1.place.file, $1.place.lower)
  }
  return facts
}

extension BarFact {
  /// Whether it shows that the app has a dark look: it has a color or a style for it, or it uses what came to iOS with
  /// dark mode, so that it is built with an SDK that turns this on.
  fileprivate var tellsDark: Bool {
    if mechanism == .barAppearance || mechanism == .swiftUI { return true }
    switch value {
    case .color(let color): return color.dark != nil
    case .word("dark"), .word("unspecified"): return property == "UIUserInterfaceStyle"
    default: return false
    }
  }
}
