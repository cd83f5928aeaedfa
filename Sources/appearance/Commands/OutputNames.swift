internal import ThemeModel
/// The names that `--outputs` accepts.
enum OutputNames {
  /// Every output there is, in the order of the documentation.
  static let all = Output.all.map(\.id)

  /// The names in a list with commas between them.
  static func split(_ list: String) -> [String] {
    list.split(separator: ",").map { name in
      String(name.drop { $0 == " " }.prefix { $0 != " " })
    }
  }
}
