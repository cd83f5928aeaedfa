struct OpenCollection {
  /// The kind of the next child.
  enum Slot: UInt8 {
    case root, item, key, value
    case discarded
  }

  var node: Int32 = -1
  var lower: Int32 = 0
  /// Unique among mappings.
  var serial: Int32 = 0
  var firstClaim = 0
  var aliasedBefore = 0
  var isMapping = false
  var isFlow = false
  var anchor: Int32 = -1
  var slot = Slot.root
  var hasMerge = false
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  /// Of the last child, in bytes.
  var end: Int32 = 0
  var childHeight = 0
}
