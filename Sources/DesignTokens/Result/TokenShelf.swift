package import ColorScience
import OutputText
package import ThemeSyntax

/// The systems of tokens that a run has read, so that themes with the same list share one.
///
/// A system is read by the first theme that asks for it; a second one that asks meanwhile waits. It is
/// shared only if that theme, too, may read its files, and reads the same in them.
package final class TokenShelf: Sendable {
  /// What a system is made of: a list of tokens but for its places, and the system whose colors asset
  /// catalogs refer to.
  private struct Key: Hashable {
    let entries: [TokenEntry]
    let generation: UIKitGeneration
    let before13: Bool
  }

  /// A system, its list and the numbers of its first theme's files.
  private struct Reading {
    let system: TokenSystem
    let entries: [TokenEntry]
    let numbering: PlaceMove.Numbering
  }

  /// The place of a system, which is read while it is locked.
  private typealias Slot = Mutex<Reading?>

  private let slots = Mutex<[Key: Slot]>([:])

  /// A shelf with nothing on it.
  package init() {}

  /// What a list of tokens comes to, as `readTokens` says.
  package func system(
    of entries: [TokenEntry], _ access: TokenAccess, numbers: FileNumbers, after count: Int,
    generation: UIKitGeneration, before13: Bool = false
  ) -> TokenSystem {
    let key = Key(
      entries: entries.map(\.withoutPlaces), generation: generation, before13: before13)
    let slot = slots.withLock { slots in
      let slot = slots[key] ?? Slot(nil)
      slots[key] = slot
      return slot
    }
    let numbering = PlaceMove.Numbering(numbers: numbers, before: count)
    return slot.withLock { reading in
      if let known = reading, known.system.isReadAgain(by: access),
        count + known.system.sources.count <= numbers.limit
      {
        guard known.numbering != numbering || known.entries != entries else {
          return known.system
        }
        let places = zip(known.entries.flatMap(\.places), entries.flatMap(\.places))
        let move = PlaceMove(
          old: known.numbering, new: numbering,
          entries: Dictionary(places.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
        return known.system.moved(by: move)
      }
      let system = readTokens(
        entries, access, numbers: numbers, after: count, generation: generation,
        before13: before13)
      reading = Reading(system: system, entries: entries, numbering: numbering)
      return system
    }
  }
}

extension TokenSystem {
  /// Whether reading its files and folders gives what it is made of.
  package func isReadAgain(by access: TokenAccess) -> Bool {
    let isSame = sources.allSatisfy { source in
      if case .success(let now) = access.read(source.path) { now == source } else { false }
    }
    guard isSame, hasSameFolders(access) else { return false }
    return missing.allSatisfy { path in
      if case .failure = access.read(path) { true } else { false }
    }
  }

  /// Whether the folders of its catalogs have the names in them that they had.
  package func hasSameFolders(_ access: TokenAccess) -> Bool {
    folders.allSatisfy { folder in
      guard case .success(let names) = access.list(String(folder.path.dropLast())) else {
        return false
      }
      return folder.bytes.elementsEqual(names.sorted().joined(separator: "\n").utf8)
    }
  }
}

extension TokenEntry {
  /// The entry with its texts in an order of their own, each changed by a function.
  private mutating func change(_ change: (inout Text) -> Void) {
    if var text = path {
      change(&text)
      path = text
    }
    if var text = namePrefix {
      change(&text)
      namePrefix = text
    }
    for variant in Variant.allCases {
      for index in (files[variant] ?? []).indices { change(&files[variant, default: []][index]) }
      for index in (modes[variant] ?? []).indices { change(&modes[variant, default: []][index]) }
      for (index, input) in (inputs[variant] ?? []).enumerated() {
        var (modifier, context) = (input.modifier, input.context)
        change(&modifier)
        change(&context)
        inputs[variant]?[index] = Input(modifier, context)
      }
    }
  }

  /// The entry without the places of its texts, but with whether they have one.
  fileprivate var withoutPlaces: TokenEntry {
    var entry = self
    entry.change { text in
      let nowhere = text.range.map { _ in SourceRange(file: 0, lower: 0, upper: 0) }
      text = Text(text.value, at: nowhere)
    }
    return entry
  }

  /// The places of its texts.
  fileprivate var places: [SourceRange] {
    var entry = self
    var places: [SourceRange] = []
    entry.change { text in
      if let range = text.range { places.append(range) }
    }
    return places
  }
}
