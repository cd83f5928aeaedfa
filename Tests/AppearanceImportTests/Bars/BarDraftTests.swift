import Testing
import ThemeSyntax

@testable import AppearanceImport

@Suite("Values under every answer")
struct BarDraftTests {
  private let evaluator = Evaluator(index: CodeIndex([]), assets: AssetColors())

  private func place(_ offset: Int32) -> SourceRange {
    SourceRange(file: 0, lower: offset, upper: offset + 1)
  }

  /// Whether a flag of the app's is on, which only the running app knows.
  private func isOn(_ flag: Int32) throws -> Bool {
    guard let answer = evaluator.answers.flags[place(flag)] else {
      throw CodeStop.undecided(.flag(place(flag)))
    }
    return answer
  }

  private func outcomes(_ evaluate: () throws -> ImportedValue) -> [BarFact.Outcome] {
    evaluator.leaves { (try evaluate(), nil) }.map(\.outcome)
  }

  @Test("a value that asks for the style has one for light and one for dark")
  func styles() {
    let leaves = evaluator.leaves {
      guard let isDark = evaluator.answers.isDark else { throw CodeStop.undecided(.style) }
      return (.flag(isDark), place(isDark ? 2 : 1))
    }
    #expect(leaves.map(\.outcome) == [.value(.flag(false)), .value(.flag(true))])
    #expect(leaves.map(\.answers.isDark) == [false, true])
    #expect(leaves.map(\.place) == [place(1), place(2)])
    #expect(evaluator.answers.isEmpty)
  }

  @Test("a question that comes up under one answer alone is asked there alone")
  func nestedQuestions() {
    #expect(
      outcomes { .number(try isOn(1) ? 1 : try isOn(2) ? 2 : 3) }
        == [.value(.number(1)), .value(.number(2)), .value(.number(3))])
  }

  @Test("what is not resolved under an answer is a value without what never comes about")
  func problems() {
    let problem = Unresolved(.runtime, "it varies", at: place(9))
    let leaves = evaluator.leaves {
      guard try isOn(1) else { throw CodeStop.never }
      throw CodeStop.unresolved(problem)
    }
    #expect(leaves.map(\.outcome) == [.unresolved(problem)])
    #expect(leaves.first?.trail == [place(9)])
  }

  @Test("a value that asks more than six questions has none")
  func limit() {
    #expect(outcomes { .flag(try (1...6).allSatisfy { try isOn($0) }) }.count == 7)
    // With all of seven on there is a seventh question.
    let seven = outcomes { .flag(try (1...7).allSatisfy { try isOn($0) }) }
    #expect(seven == Array(repeating: .value(.flag(false)), count: 6))
  }

  #if Import
    @Test("a value that asks for an instance has one for each that the code names")
    func instances() {
      let evaluator = AppearanceImportTests.evaluator("enum Theme { case day, night }")
      let leaves = evaluator.leaves {
        guard let instance = evaluator.answers.instances["Theme"] else {
          throw CodeStop.undecided(.instance("Theme"))
        }
        return (.word(instance.enumCase ?? ""), nil)
      }
      #expect(leaves.map(\.outcome) == [.value(.word("day")), .value(.word("night"))])
      #expect(leaves.map(\.answers.names) == [["Theme": "day"], ["Theme": "night"]])
    }
  #endif
}
