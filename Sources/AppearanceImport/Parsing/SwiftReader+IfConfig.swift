#if Import
  import SwiftSyntax

  extension SwiftReader {
    /// The branches of an `#if` that are built for an iPhone: one where its conditions say so, several where a flag
    /// of the project's decides.
    func activeClauses(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
      var built: [IfConfigClauseSyntax] = []
      for clause in node.clauses {
        switch clause.condition.map({ isTrue($0) }) ?? .some(true) {
        case true?: return built + [clause]
        case false?: continue
        case nil: built.append(clause)
        }
      }
      return built
    }

    /// Whether no flag of the project's decides which branch is built.
    func isDecided(_ node: IfConfigDeclSyntax) -> Bool {
      for clause in node.clauses {
        switch clause.condition.map({ isTrue($0) }) ?? .some(true) {
        case true?: return true
        case false?: continue
        case nil: return false
        }
      }
      return true
    }

    /// Whether a condition of a build holds on an iPhone; nil where nobody can know.
    private func isTrue(_ condition: ExprSyntax) -> Bool? {
      let text = condition.trimmedDescription.filter { !$0.isWhitespace }
      guard text.utf8.count < 1_000 else { return nil }
      return Self.isTrue(text[...])
    }

    private static func isTrue(_ text: Substring) -> Bool? {
      if let (left, right) = split(text, at: "||") {
        let sides = [isTrue(left), isTrue(right)]
        return sides.contains(true) ? true : sides.contains(nil) ? nil : false
      }
      if let (left, right) = split(text, at: "&&") {
        let sides = [isTrue(left), isTrue(right)]
        return sides.contains(false) ? false : sides.contains(nil) ? nil : true
      }
      if text.first == "!" { return isTrue(text.dropFirst()).map { !$0 } }
      if text.first == "(", text.last == ")" { return isTrue(text.dropFirst().dropLast()) }
      let isIn = { (names: [String]) in names.contains { text.hasSuffix("(\($0))") } }
      switch text.prefix(while: { $0 != "(" && $0 != ">" && $0 != "<" }) {
      case "os": return text == "os(iOS)"
      case "canImport":
        return isIn(["UIKit", "SwiftUI", "Foundation"])
          ? true : isIn(["AppKit", "Cocoa", "WatchKit"]) ? false : nil
      case "targetEnvironment", "DEBUG": return false
      case "swift", "compiler", "true", "arch": return true
      case "false": return false
      default: return nil
      }
    }

    /// The two sides of an operator outside of parentheses.
    private static func split(_ text: Substring, at name: String) -> (Substring, Substring)? {
      var depth = 0
      var index = text.startIndex
      while index < text.endIndex {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0, text[index...].hasPrefix(name) {
          return (text[..<index], text[index...].dropFirst(name.count))
        }
        index = text.index(after: index)
      }
      return nil
    }
  }
#endif
