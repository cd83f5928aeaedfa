import Foundation
import Testing

@testable import OutputText

@Suite("Texts in GitHub's commands")
struct WorkflowTextTests {
  @Test("a property has no colon, comma or percent sign of its own, and a path comes back")
  func property() {
    #expect(WorkflowText.property("C:/a, 100%") == "C%3A/a%2C 100%25")
    #expect(WorkflowText.property("::x").removingPercentEncoding == "::x")
  }

  @Test("a message is one line, however many it has")
  func message() {
    #expect(WorkflowText.message(["a: 5%", "b\nc"]) == #"a: 5%25%0Ab\u{A}c"#)
  }
}
