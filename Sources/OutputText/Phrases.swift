/// For example "1 file" or "2 files"; `plural` replaces the noun with an "s".
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

package func didYouMean(_ candidate: String?) -> String {
  candidate.map { "; did you mean '\($0)'?" } ?? ""
}

package func list(_ names: [String], _ conjunction: String = "or") -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return "\(names.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
