/// The address of the lint rules' pages, a prefix of each rule's name.
package struct RulePages: Sendable, Hashable {
  private let address: String

  package static let phrase =
    "an address that ends in '/', '#' or '=', such as \"https://example.com/rules#\""

  package static let pattern =
    #"^https?://[A-Za-z0-9\[]([!#-;=?-\[\]_a-z~]*[/=]|[!$-;=?-\[\]_a-z~]*#)$"#

  private static let foreign = Array("\"<>\\^`{|}".utf8)

  /// In bytes.
  private static let longest = 2_000

  /// Returns nil unless the text is a web address that a name can follow.
  package init?(_ address: String) {
    guard let scheme = ["https://", "http://"].first(where: address.hasPrefix),
      let host = address.dropFirst(scheme.count).first,
      host.isLetter || host.isNumber || host == "[",
      let last = address.last, "/#=".contains(last),
      last != "#" || !address.dropLast().contains("#"),
      address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !Self.foreign.contains($0) }),
      address.utf8.count <= Self.longest
    else { return nil }
    self.address = address
  }

  package func address(of rule: String) -> String { address + rule }
}
