/// Where the pages of lint rules are: an address that the name of a rule is appended to.
package struct RulePages: Sendable, Hashable {
  private let address: String

  /// What an address is, in a message.
  package static let phrase =
    "an address that ends in '/', '#' or '=', such as \"https://example.com/rules#\""

  /// What the JSON Schema says of an address.
  package static let pattern =
    #"^https?://[A-Za-z0-9\[]([!#-;=?-\[\]_a-z~]*[/=]|[!$-;=?-\[\]_a-z~]*#)$"#

  /// The printable characters that no address has.
  private static let foreign = Array("\"<>\\^`{|}".utf8)

  /// The most bytes of an address.
  private static let longest = 2_000

  /// The pages at an address of the Web; nil for what is none, or what no name can follow.
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

  /// The address of a rule's page, or of its place on a page.
  package func address(of rule: String) -> String { address + rule }
}
