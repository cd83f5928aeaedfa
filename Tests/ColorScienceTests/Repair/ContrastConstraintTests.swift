import ColorScience
import Testing

@Suite("Constraints of contrast")
struct ContrastConstraintTests {
  @Test("the least alpha passes, and one step less does not")
  func alpha() throws {
    let bar = try color("#F7F7F999")
    let constraint = ContrastConstraint(.background, partner: try color("#0A5FD9"), ratio: 4.5)
    let alpha = try #require(leastAlpha(in: 255, meeting: [(bar, constraint)]))
    #expect(constraint.isMet(by: bar.withAlpha(alpha)))
    #expect(!constraint.isMet(by: bar.withAlpha(alpha - 1.0 / 255)))
    let hopeless = ContrastConstraint(.background, partner: try color("#EEE"), ratio: 4.5)
    #expect(leastAlpha(in: 100, meeting: [(bar, hopeless)]) == nil)
  }
}
