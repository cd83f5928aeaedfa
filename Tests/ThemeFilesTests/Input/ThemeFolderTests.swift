import Foundation
import TestSupport
import Testing

@testable import ThemeFiles

@Suite("Themes in a folder")
struct ThemeFolderTests {
  @Test("are found in folders below, without hidden ones, and links in a circle end")
  func search() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "", "b/c.theme.json": "", ".hidden/d.theme.yaml": "", "b/e.yaml": "",
      "b/.f.theme.yaml": "",
    ])
    try FileManager.default.createSymbolicLink(atPath: folder["b/up"], withDestinationPath: "..")
    let found = try ThemeFolder(folder.path, nil)
    #expect(Set(found.themes) == [folder["a.theme.yaml"], folder["b/c.theme.json"]])
    #expect(found.refused.isEmpty && found.leavings.isEmpty)
  }

  @Test("a folder where an earlier run left something is known by what it holds")
  func leavings() throws {
    let folder = try TemporaryFolder([
      "one/.appearance-outputs": "", "two/Appearance+Brand.swift": "", "three/Brand.swift": "",
    ])
    let found = try ThemeFolder(folder.path, nil)
    #expect(Set(found.leavings) == [folder["one"], folder["two"]])
    #expect(throws: SystemError.noSuchFile) { try ThemeFolder(folder["four"], nil) }
  }
}
