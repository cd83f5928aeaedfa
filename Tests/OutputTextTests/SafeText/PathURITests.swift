import Foundation
import Testing

@testable import OutputText

@Suite("Paths as URIs")
struct PathURITests {
  @Test(
    "keep what may stand in a path, and encode every other byte",
    arguments: [
      ("/a b/é.yaml", "file:///a%20b/%C3%A9.yaml"), ("a/b", "a/b"), ("a%20#?:", "a%2520%23%3F%3A"),
      ("~x+y,z=@", "~x+y,z=@"), ("", ""),
    ])
  func paths(path: String, uri: String) {
    #expect(pathURI(path) == uri)
  }

  @Test("are read by Foundation as the same path", arguments: ["/a b", "/ä%/;&", "/[x]{y}|"])
  func readBack(path: String) throws {
    let url = try #require(URL(string: pathURI(path)))
    #expect(url.path(percentEncoded: false) == path)
  }
}
