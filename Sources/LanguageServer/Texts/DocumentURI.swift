import OutputText

/// Turns the names of documents into paths and back.
package enum DocumentURI {
  /// The path of a file's URI; nil for one of another scheme or machine.
  package static func path(_ uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst(7)
    guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = rest[..<slash].lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    let text = Array(rest[slash...].utf8)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let byte = UInt8(
          String(decoding: text[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    guard !bytes.contains(0) else { return nil }
    return PathText.text(bytes[...])
  }

  package static func uri(_ path: String) -> String { pathURI(path) }
}
