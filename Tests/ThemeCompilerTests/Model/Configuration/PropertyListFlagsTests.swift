import Testing

@testable import ThemeCompiler

@Suite("Flags of property lists")
struct PropertyListFlagsTests {
  private static let head =
    #"<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">"#

  @Test("are read of XML, those of the outermost dictionary alone")
  func xml() throws {
    let text = """
      \(Self.head)
      <!-- <key>c</key><true/> -->
      <plist version="1.0"><dict>
        <key>text</key><string><![CDATA[<key>c</key><true/>]]></string>
        <key>in</key><dict><key>c</key><true/></dict>
        <key>list</key><array><true/></array>
        <key>a</key><true/> <key>b</key><false/> <key>none</key><dict/>
      </dict></plist>
      """
    let flags = try #require(PropertyListFlags(Array(text.utf8)))
    #expect(flags["a"] == true)
    #expect(flags["b"] == false)
    for key in ["c", "in", "list", "none", "text"] { #expect(flags[key] == nil, "\(key)") }
  }

  @Test(
    "are none of what is no property list",
    arguments: [
      "", "{}", "<plist>", "<plist><dict><key>a</dict></plist>", "<dict/>", "<!--", "bplist00",
    ])
  func others(text: String) {
    #expect(PropertyListFlags(Array(text.utf8)) == nil)
  }

  @Test("are read of no binary list whose end is cut off or changed, nor is anything worse done")
  func brokenBinary() {
    // { a = true }, written down by hand: a dictionary, a key, a value.
    let objects: [UInt8] = [0xD1, 1, 2, 0x51, 0x61, 0x09]
    let table: [UInt8] = [8, 11, 13]
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 14]
    let list = Array("bplist00".utf8) + objects + table + trailer
    #expect(PropertyListFlags(list)?["a"] == true)
    for length in 0..<list.count { _ = PropertyListFlags(Array(list.prefix(length))) }
    for index in 8..<list.count {
      for byte: UInt8 in [0, 1, 0x0F, 0x7F, 0xDF, 0xFF] {
        var changed = list
        changed[index] = byte
        _ = PropertyListFlags(changed)
      }
    }
  }
}
