/// A mapping or sequence whose end has not been read yet.
struct OpenCollection {
  /// What the next child is.
  enum Slot: UInt8 {
    case item, key, value
    /// The value of a key that is not kept.
    case discarded
  }

  /// Index of the collection's node.
  let node: Int32
  /// A number that no other open mapping has.
  let serial: Int32
  /// How many claims existed when the collection began.
  let firstClaim: Int
  var slot: Slot
  var lastChild: Int32 = -1
  /// End of the last child, in bytes.
  var end: Int32
  /// Nodes from here down, shared ones counted at every place they stand.
  var size = 1
  /// Levels below this one, its own not included.
  var childHeight = 0
  var anchor: Int32 = -1
  var hasMerge = false
}
