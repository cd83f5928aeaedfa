/// The folders of a module and what each of them names of the others.
struct SourceRooms {
  /// A word in one folder that another one declares.
  struct Use {
    /// The path from the package's folder on, and the line: `Sources/A/B/C.swift:12`.
    let place: String
    let word: String
  }

  private struct Arrow: Hashable {
    let from: String
    let to: String
  }

  /// A folder's files.
  private struct Room {
    var shared: Set<String> = []
    /// What its files name and do not mean by it what they declare for themselves.
    var uses: [Use] = []
  }

  /// What the standard library's types have too, so that the word says nothing of who is meant.
  static let common: Set<String> = [
    "all", "append", "contains", "count", "description", "drop", "endIndex", "first", "index",
    "indices", "isEmpty", "last", "map", "name", "path", "prefix", "rawValue", "split",
    "startIndex",
    "values",
  ]

  private let rooms: [String: Room]
  private let uses: [Arrow: [Use]]

  /// The folders of files of a module, by path; `known` is what modules before it declare.
  init(_ files: [(path: String, folder: String, code: SourceCode)], known: Set<String>) {
    var rooms: [String: Room] = [:]
    for (path, folder, code) in files {
      var room = rooms[folder] ?? Room()
      let names = SourceNames(code)
      room.shared.formUnion(names.shared)
      room.uses += names.uses.filter { !names.own.contains($0.word) }.map {
        Use(place: "\(path):\($0.line)", word: $0.word)
      }
      rooms[folder] = room
    }
    self.rooms = rooms
    var declarers: [String: [String]] = [:]
    for (name, room) in rooms {
      for word in room.shared { declarers[word, default: []].append(name) }
    }
    var uses: [Arrow: [Use]] = [:]
    for (name, room) in rooms {
      let ignored = room.shared.union(known).union(Self.common)
      for use in room.uses where !ignored.contains(use.word) {
        guard let declarer = declarers[use.word], declarer.count == 1 else { continue }
        uses[Arrow(from: name, to: declarer[0]), default: []].append(use)
      }
    }
    self.uses = uses
  }

  /// How many arrows there are between folders.
  var count: Int { uses.count }

  /// What the files declare for others.
  var declared: Set<String> { rooms.values.reduce(into: []) { $0.formUnion($1.shared) } }

  /// The uses that lead back: taking the weakest arrow out of every circle of folders.
  var backward: [(from: String, to: String, uses: [Use])] {
    var left = uses
    var backward: [(from: String, to: String, uses: [Use])] = []
    while true {
      let circular = left.filter { reaches($0.key.to, $0.key.from, left) }
      let weakest = circular.min {
        ($0.value.count, $0.key.from, $0.key.to) < ($1.value.count, $1.key.from, $1.key.to)
      }
      guard let weakest else { return backward }
      backward.append((weakest.key.from, weakest.key.to, weakest.value))
      left[weakest.key] = nil
    }
  }

  private func reaches(_ start: String, _ end: String, _ arrows: [Arrow: [Use]]) -> Bool {
    var seen: Set<String> = [start]
    var waiting = [start]
    while let room = waiting.popLast() {
      if room == end { return true }
      waiting += arrows.keys.filter { $0.from == room && seen.insert($0.to).inserted }.map(\.to)
    }
    return false
  }
}
