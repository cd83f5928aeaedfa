/// A mapping or sequence whose end has not been read yet.
struct OpenCollection {
  /// The kind of the next child.
  enum Slot: UInt8 {
    case root, item, key, value
    /// The value of a key that is not kept.
    case discarded
  }

  var node: Int32 = -1
  var lower: Int32 = 0
  /// Unique among mappings.
  var serial: Int32 = 0
  var firstClaim = 0
  /// Number of nodes added by aliases before the collection.
  var aliasedBefore = 0
  var isMapping = false
  var isFlow = false
  /// -1 for none.
  var anchor: Int32 = -1
  var slot = Slot.root
  var hasMerge = false
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  /// End of the last child, in bytes.
  var end: Int32 = 0
  /// Levels below this one.
  var childHeight = 0
}
