/// A mapping or sequence whose end has not been read yet.
struct OpenCollection {
  /// The kind of the next child.
  enum Slot: UInt8 {
    case root, item, key, value
    /// The value of a key that is not kept.
    case discarded
  }

  let node: Int32
  let lower: Int32
  /// Unique among mappings.
  let serial: Int32
  let firstClaim: Int
  /// Number of nodes added by aliases before the collection.
  let aliasedBefore: Int
  let isMapping: Bool
  let isFlow: Bool
  /// -1 for none.
  let anchor: Int32
  var slot: Slot
  var hasMerge = false
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  /// End of the last child, in bytes.
  var end: Int32
  /// Levels below this one.
  var childHeight = 0

  static let document = OpenCollection(
    node: -1, lower: 0, serial: 0, firstClaim: 0, aliasedBefore: 0, isMapping: false, isFlow: false,
    anchor: -1,
    slot: .root, end: 0)
}
