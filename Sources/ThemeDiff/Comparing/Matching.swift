/// Things of two versions brought together by their names, and those that only got another name.
struct Matching<Thing> {
  private(set) var same: [(old: Thing, new: Thing)] = []
  /// Those of another name that are the same otherwise.
  private(set) var renamed: [(old: Thing, new: Thing)] = []
  private(set) var gone: [Thing] = []
  private(set) var added: [Thing] = []

  /// Matches things; two are the same but for their names where their `essence` is, and nothing else that is
  /// gone or new has that.
  init<Essence: Hashable>(
    _ old: some Sequence<Thing>, _ new: some Sequence<Thing>, name: (Thing) -> String,
    essence: (Thing, _ isNew: Bool) -> Essence?
  ) {
    var news: [String: Thing] = [:]
    var order: [String] = []
    for thing in new {
      order.append(name(thing))
      news[name(thing)] = thing
    }
    for thing in old {
      if let other = news.removeValue(forKey: name(thing)) {
        same.append((thing, other))
      } else {
        gone.append(thing)
      }
    }
    added = order.compactMap { news[$0] }
    guard !gone.isEmpty, !added.isEmpty else { return }
    let oldEssences = Dictionary(grouping: gone.indices) { essence(gone[$0], false) }
    let newEssences = Dictionary(grouping: added.indices) { essence(added[$0], true) }
    var pairs: [(old: Int, new: Int)] = []
    for (essence, indices) in oldEssences where essence != nil {
      guard indices.count == 1, let others = newEssences[essence], others.count == 1 else {
        continue
      }
      pairs.append((indices[0], others[0]))
    }
    pairs.sort { $0.old < $1.old }
    renamed = pairs.map { (gone[$0.old], added[$0.new]) }
    let (lost, found) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    gone = gone.indices.filter { !lost.contains($0) }.map { gone[$0] }
    added = added.indices.filter { !found.contains($0) }.map { added[$0] }
  }
}
