import ColorScience
import TestSupport
import Testing
import ThemeSyntax

@testable import ThemeCompiler
@testable import ThemeRepair

@Suite("Where a color comes from")
struct OriginFinderTests {
  private static let text = """
    palette:
      ink: "#1C1C1E"
      text: "{ink}"
      soft: color-mix(in oklch, {ink} 50%, white)
    appearances:
      one:
        navigationBar: { tintColor: "{text}", titleColor: "{soft}", backgroundColor: .systemBackground }
    """

  private func origin(of property: BarProperty) throws -> ColorOrigin? {
    let theme = try #require(analysis(Self.text).theme)
    var finder = OriginFinder(theme)
    let path = PropertyPath(bar: .navigationBar, state: .base, property: property)
    return finder.origin(of: path, in: theme.appearances[0], .light)
  }

  @Test("is every scalar from the place of use to the literal")
  func references() throws {
    let origin = try #require(try origin(of: .tintColor))
    for part in ["\"{text}\"", "\"{ink}\"", "\"#1C1C1E\""] {
      #expect(origin.isSaid(by: place(of: part, in: Self.text)), "\(part)")
    }
    #expect(origin.scalars.count == 3 && origin.inputs.isEmpty)
    guard case .literal = origin.end else {
      Issue.record("\(origin.end)")
      return
    }
  }

  @Test("ends at a color of the system's, and at what is computed, with what that is computed from")
  func ends() throws {
    let system = try #require(try origin(of: .backgroundColor))
    guard case .uiKit(let color) = system.end else {
      Issue.record("\(system.end)")
      return
    }
    #expect(color.name == "systemBackground")
    let soft = try #require(try origin(of: .titleColor))
    guard case .computed = soft.end else {
      Issue.record("\(soft.end)")
      return
    }
    #expect(soft.inputs.contains(place(of: "\"#1C1C1E\"", in: Self.text)))
    #expect(try origin(of: .largeTitleColor) == nil)
  }
}
