/// Why not to use an appearance any more.
package enum Deprecation: Sendable, Hashable {
  case plain
  case message(String)
}
