import TestSupport
import Testing

@Suite("The command that imports apps")
struct ImportAppTests {
  #if Import
    @Test("an app is read, reported and written")
    func importing() throws {
      let folder = try TemporaryFolder([
        "App/Bars.swift": """
        import UIKit

        func install() {
          UINavigationBar.appearance().barTintColor = .white
          UINavigationBar.appearance().tintColor = UIColor(white: 0.8, alpha: 1)
        }
        """
      ])
      let call = try BuiltCommand.run(
        ["import", "App", "--output", "Brand.theme.yaml", "--strict"], in: folder)
      #expect(call.status == 1)
      #expect(call.output.hasPrefix("read 2 of 2 bar colors\n"))
      #expect(call.output.contains("App/Bars.swift:5:"))
      #expect(folder.text("Brand.theme.yaml")?.contains("tintColor: \"#CCCCCC\"") == true)
    }
  #else
    @Test("without the trait the command says in one line how to have it")
    func withoutTrait() throws {
      let call = try BuiltCommand.run(["import", "App"], in: try TemporaryFolder([:]))
      #expect(call.status == 64)
      #expect(call.output == "")
      #expect(
        call.errors == """
          error: this build can't read Swift; use a release, or build it with 'swift build --traits Import'

          """)
    }
  #endif

  @Test("arguments that make no sense are told before anything is read")
  func usage() throws {
    let folder = try TemporaryFolder([:])
    for (arguments, message) in [
      (["--color", "tint"], "--color 'tint' takes 'name=color', or one of auto, always, never"),
      (["--output", "-"], "--output takes a file; './-' is one named '-'"),
      (["--format", "jsom"], "unknown format 'jsom'; did you mean 'json'?"),
    ] {
      let call = try BuiltCommand.run(["import", "App"] + arguments, in: folder)
      #expect(call.status == 64)
      #expect(call.errors.contains(message), "\(call.errors)")
    }
  }
}
