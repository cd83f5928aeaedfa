struct YAMLProblem {
  let message: String
  let context: String
  let place: Int
  var contextPlace: Int?
}
