import OutputText
internal import ThemeCompiler

/// The list of the files in a folder that were made from themes elsewhere, or that have no room for a
/// header; kept in the folder for the next run.
///
/// Every line stands for itself, so that the lists of two branches can be merged line by line. What the
/// list says is never taken for granted: a file goes only if it also carries our header.
struct ClaimList {
  /// One line: a file, and a theme that it is made from.
  struct Claim: Hashable, Comparable {
    /// The theme's path, seen from the folder.
    let theme: PathName
    let file: PathName

    static func < (left: Claim, right: Claim) -> Bool {
      (left.theme, left.file) < (right.theme, right.file)
    }
  }

  static let limit = 4 << 20

  private static let heading = """
    # What appearance made in this folder: the theme, a tab, the file. By this it removes what nothing
    # makes any more, so keep it with the files.

    """

  private(set) var claims: Set<Claim>

  init(_ claims: Set<Claim>) {
    self.claims = claims
  }

  /// The claims of a file; a line that says nothing, or names what no run makes, counts for nothing.
  init(reading bytes: [UInt8]) {
    claims = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 2, let theme = Self.decoded(fields[0]),
        let file = Self.decoded(fields[1]), Self.isTheme(theme), Self.isOutput(file)
      else { continue }
      claims.insert(Claim(theme: PathName(theme), file: PathName(file)))
    }
  }

  /// The file; nothing for a list without claims.
  var bytes: [UInt8] {
    guard !claims.isEmpty else { return [] }
    var bytes = Array(Self.heading.utf8)
    for claim in claims.sorted() {
      bytes += Self.encoded(claim.theme.text) + [UInt8(ascii: "\t")] + Self.encoded(claim.file.text)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Whether a claim can be about this theme: it is seen from the folder.
  private static func isTheme(_ path: String) -> Bool {
    !path.isEmpty && path.utf8.first != UInt8(ascii: "/")
  }

  /// Whether the path stays in the folder and is one that outputs have.
  private static func isOutput(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.first != UInt8(ascii: ".") }) else { return false }
    return Output.Provenance(path) != nil
  }

  /// Printable ASCII but `%` and `#`; every other byte as `%` and two digits.
  private static func encoded(_ text: String) -> [UInt8] {
    PathText.bytes(text).flatMap { byte -> [UInt8] in
      let isPlain = (0x20...0x7E).contains(byte) && !"%#".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? [byte] : Array("%\(byte < 16 ? "0" : "")\(digits)".utf8)
    }
  }

  private static func decoded(_ field: ArraySlice<UInt8>) -> String? {
    let parts = field.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var bytes = Array(parts[0])
    for part in parts.dropFirst() {
      guard part.count > 1,
        let byte = UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(byte)
      bytes += part.dropFirst(2)
    }
    return bytes.contains(0) ? nil : PathText.text(bytes)
  }
}
