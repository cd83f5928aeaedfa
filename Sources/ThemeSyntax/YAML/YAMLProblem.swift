/// What libyaml says when it gives up, in its own words and code point offsets.
struct YAMLProblem {
  let message: String
  let context: String
  let place: Int
  var contextPlace: Int?
}
