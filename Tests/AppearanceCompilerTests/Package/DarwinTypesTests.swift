import TestSupport
import Foundation
import Testing

@Suite("Names of the C library that Darwin lacks or has another type for")
struct DarwinTypesTests {
  /// What only `Platform+Linux.swift` may name, and what Apple's headers have in its place.
  private static let linuxOnly: KeyValuePairs = [
    "OpaquePointer": "UnsafeMutablePointer<DIR> of opendir; let the type be inferred",
    "st_atim": "st_atimespec", "st_mtim": "st_mtimespec", "st_ctim": "st_ctimespec",
    "__dev_t": "Int32", "__ino_t": "UInt64", "__mode_t": "UInt16", "__nlink_t": "UInt16",
    "__blksize_t": "Int32", "__off_t": "Int64", "__time_t": "Int", "__uid_t": "UInt32",
    "__rlimit_resource_t": "Int32", "__sigaction_handler": "__sigaction_u",
    "__sigset_t": "sigset_t, a UInt32", "off64_t": "off_t", "dirent64": "dirent",
    "readdir64": "readdir", "stat64": "stat", "d_off": "d_seekoff",
    "O_PATH": "O_RDONLY", "O_TMPFILE": "nothing", "O_LARGEFILE": "nothing",
    "renameat2": "renamex_np", "fdatasync": "fcntl with F_FULLFSYNC",
    "posix_fallocate": "fcntl with F_PREALLOCATE", "statx": "stat", "getrandom": "getentropy",
    "program_invocation_name": "getprogname", "__errno_location": "errno",
    "MADV_HUGEPAGE": "nothing",
  ]
  /// What neither side may name outside its own file.
  private static let darwinOnly = [
    "st_atimespec", "st_mtimespec", "st_ctimespec", "st_birthtimespec", "st_flags",
    "__sigaction_u", "F_FULLFSYNC", "OPEN_MAX", "copyfile_flags_t", "fcopyfile", "renamex_np",
  ]

  @Test("are named only in the file of their platform")
  func sources() throws {
    let sources = Fixtures.root.deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    )
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    try #require(files.count > 400)
    var platforms = 0
    for file in files {
      let found = Self.misplaced(
        in: try String(contentsOf: file, encoding: .utf8), of: file.lastPathComponent)
      #expect(found.isEmpty, "\(file.lastPathComponent): \(found)")
      if Self.platform(of: file.lastPathComponent) != nil { platforms += 1 }
    }
    #expect(platforms == 2)
  }

  @Test("are found with their line and what to write")
  func planted() {
    let text = """
      // An OpaquePointer in a comment.
      var opened: OpaquePointer?
      let time = status.st_mtim
      let other = status.st_mtimespec
      let name = "st_mtim"
      """
    #expect(
      Self.misplaced(in: text, of: "FileSystem.swift") == [
        "2: OpaquePointer; Darwin has UnsafeMutablePointer<DIR> of opendir; let the type be inferred",
        "3: st_mtim; Darwin has st_mtimespec", "4: st_mtimespec is Darwin's",
      ])
    #expect(Self.misplaced(in: text, of: "Platform+Linux.swift") == ["4: st_mtimespec is Darwin's"])
  }

  /// The platform that a file is for, by its name: `Something+Darwin.swift`.
  private static func platform(of name: String) -> String? {
    ["Darwin", "Linux"].first { name.hasSuffix("+\($0).swift") }
  }

  private static func misplaced(in text: String, of name: String) -> [String] {
    let names = linuxOnly.map(\.key) + darwinOnly
    guard names.contains(where: text.contains) else { return [] }
    let platform = platform(of: name)
    return SourceCode(text).tokens.compactMap { token in
      if platform != "Linux", let other = linuxOnly.first(where: { $0.key == token.text })?.value {
        return "\(token.line): \(token.text); Darwin has \(other)"
      }
      guard platform != "Darwin", darwinOnly.contains(token.text) else { return nil }
      return "\(token.line): \(token.text) is Darwin's"
    }
  }
}
