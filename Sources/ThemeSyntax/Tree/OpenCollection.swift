/// A mapping or sequence whose end has not been read yet.
struct OpenCollection {
  /// What the next child is.
  enum Slot: UInt8 {
    case root, item, key, value
    /// The value of a key that is not kept.
    case discarded
  }

  let node: Int32
  /// Offset of its first byte.
  let lower: Int32
  /// A number that no other mapping has.
  let serial: Int32
  /// How many claims existed when the collection began.
  let firstClaim: Int
  /// How many nodes aliases had added before the collection began.
  let aliasedBefore: Int
  let isMapping: Bool
  let isFlow: Bool
  /// The anchor's number, -1 for none.
  let anchor: Int32
  var slot: Slot
  var hasMerge = false
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  /// End of the last child, in bytes.
  var end: Int32
  /// Levels below this one, its own not included.
  var childHeight = 0

  /// What holds the root.
  static let document = OpenCollection(
    node: -1, lower: 0, serial: 0, firstClaim: 0, aliasedBefore: 0, isMapping: false, isFlow: false,
    anchor: -1,
    slot: .root, end: 0)
}
