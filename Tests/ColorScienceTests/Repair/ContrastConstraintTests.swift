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

  @Test("ranges of luminance are one constraint where no color between them has the ratio to both")
  func ranges() throws {
    let far = ContrastConstraint.constraints(on: [0...0, 1...1], ratio: 4.5)
    #expect(far.count == 2)
    #expect(ContrastConstraint.constraints(on: [0...0, 1...1], ratio: 4.6).count == 1)
    // #757575 has 4.6:1 on white and 4.56:1 on black.
    let gray = Color(red: 117.0 / 255, green: 117.0 / 255, blue: 117.0 / 255)
    #expect(far.allSatisfy { $0.isMet(by: gray) })
    let near = ContrastConstraint.constraints(on: [0...0.001, 0.01...0.02, 0.9...1], ratio: 3)
    try #require(near.count == 2)
    #expect(near[0].isMet(by: .white) && !near[1].isMet(by: .white))
    #expect(near[1].isMet(by: .black) && !near[0].isMet(by: .black))
  }
}
