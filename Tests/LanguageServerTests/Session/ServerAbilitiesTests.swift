import Testing

@testable import LanguageServer

@Suite("What the server says that it can do")
struct ServerAbilitiesTests {
  @Test("it counts as the client asks, and names each feature that has an ability")
  func abilities() {
    var client = ClientAbilities()
    client.encoding = .utf8Bytes
    let json = ServerAbilities.json(for: client)
    #expect(json["positionEncoding"] == "utf-8")
    #expect(json["textDocumentSync"]?["change"] == 2)
    let names = Feature.all.compactMap { $0.ability?.name }
    #expect(names.contains("hoverProvider") && names.contains("completionProvider"))
    for name in names { #expect(json[name] != nil, "\(name)") }
  }
}
