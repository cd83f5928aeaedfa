package enum Deprecation: Sendable, Hashable {
  case plain
  case message(String)
}
