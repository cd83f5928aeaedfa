import LanguageServer
import Testing

@Suite("Names of documents")
struct DocumentURITests {
  @Test("names of documents lead to paths and back")
  func uris() {
    #expect(DocumentURI.path("file:///a%20b/%C3%A9.theme.yaml") == "/a b/é.theme.yaml")
    #expect(DocumentURI.path("file://localhost/a") == "/a")
    #expect(DocumentURI.path("file://elsewhere/a") == nil)
    #expect(DocumentURI.path("untitled:Untitled-1") == nil)
    #expect(DocumentURI.path("file:///a%2") == "/a%2")
    #expect(DocumentURI.path(DocumentURI.uri("/a b/é%.yaml")) == "/a b/é%.yaml")
  }
}
