import TestSupport
import Foundation
import Testing

/// The built command `compile` with `--watch`, while files change.
@Suite struct CompileRunWatchTests {
  private static func theme(_ color: String, extending parent: String? = nil) -> String {
    """
    \(parent.map { "extends: \($0)" } ?? "schema: 1")
    name: Brand
    appearances:
      light:
        interfaceStyle: light
        statusBarStyle: darkContent
        navigationBar: { backgroundColor: "\(color)" }

    """
  }

  @Test("an edited, replaced, broken, deleted and restored theme gives one line each")
  func oneTheme() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": Self.theme("#FFFFFF")])
    let watch = try WatchingCommand(["a.theme.yaml"], in: folder)
    #expect(watch.nextLine() == "watching: wrote 2 files")

    try folder.write("a.theme.yaml", Self.theme("#FEFEFE"))
    #expect(watch.nextLine() == "a.theme.yaml changed: wrote 2 files")

    try folder.write(".a.theme.yaml.swp", Self.theme("#FDFDFD"))
    #expect(rename(folder[".a.theme.yaml.swp"], folder["a.theme.yaml"]) == 0)
    #expect(watch.nextLine() == "a.theme.yaml changed: wrote 2 files")
    #expect(folder.text("Brand.appearance.json")?.contains("#FDFDFD") == true)
    #expect(watch.errors == "")

    try folder.write("a.theme.yaml", Self.theme("#FDFDF"))
    #expect(watch.nextLine() == "a.theme.yaml changed: 1 error in 1 theme; nothing written")
    #expect(watch.errors.hasPrefix("a.theme.yaml:7:40: error: "))

    try FileManager.default.removeItem(atPath: folder["a.theme.yaml"])
    #expect(watch.nextLine() == "a.theme.yaml deleted: nothing written")
    #expect(watch.errors.hasSuffix("error: cannot read 'a.theme.yaml': no such file or folder\n"))
    try folder.write("a.theme.yaml", Self.theme("#FDFDFD"))
    #expect(watch.nextLine() == "a.theme.yaml added: nothing to write")

    #expect(watch.terminate() == SIGTERM)
    #expect(
      try folder.names() == ["Appearance+Brand.swift", "Brand.appearance.json", "a.theme.yaml"])
  }

  @Test("new themes, parents that come late, configurations and folders that go and return count")
  func surroundings() throws {
    let folder = try TemporaryFolder([
      "in/themes/a.theme.yaml": Self.theme("#FFFFFF", extending: "../base.yaml"), "in/.git/": "",
    ])
    let watch = try WatchingCommand(["in/themes"], in: folder)
    #expect(watch.nextLine() == "watching: 1 error in 1 theme; nothing written")

    try folder.write("in/base.yaml", "palette: { paper: white }\n")
    #expect(watch.nextLine() == "in/base.yaml added: wrote 2 files")

    try folder.write("in/appearance.yaml", "output: made\noutputs: [presets]\n")
    #expect(watch.nextLine() == "in/appearance.yaml added: wrote 1 file, removed 2 files")

    try folder.write("in/themes/b.theme.yaml", "name: Other\n")
    #expect(watch.nextLine() == "in/themes/b.theme.yaml added: wrote 1 file")

    try FileManager.default.moveItem(atPath: folder["in/themes"], toPath: folder["away"])
    #expect(watch.nextLine() == "in/themes/a.theme.yaml and 1 more deleted: nothing written")
    try FileManager.default.moveItem(atPath: folder["away"], toPath: folder["in/themes"])
    #expect(watch.nextLine() == "in/themes/a.theme.yaml and 1 more added: nothing to write")

    try FileManager.default.removeItem(atPath: folder["in/themes/b.theme.yaml"])
    #expect(watch.nextLine() == "in/themes/b.theme.yaml deleted: removed 1 file")
    try FileManager.default.moveItem(
      atPath: folder["in/themes/a.theme.yaml"], toPath: folder["in/themes/c.theme.yaml"])
    #expect(watch.nextLine() == "in/themes/a.theme.yaml and 1 more changed: wrote 1 file")
    try FileManager.default.removeItem(atPath: folder["in/themes/c.theme.yaml"])
    #expect(watch.nextLine() == "in/themes/c.theme.yaml deleted: removed 1 file")
  }

  @Test("files that cannot be read at the start end the watch before it begins")
  func missing() throws {
    let call = try BuiltCommand.run(["compile", "--watch", "none.yaml"], in: TemporaryFolder())
    #expect(call.status == 66)
    #expect(call.output == "")
  }
}
