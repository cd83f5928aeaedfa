package import ColorScience
import OutputText
package import ThemeSyntax

/// The systems of tokens that a run has read, so that themes with the same list share one.
///
/// A system is read by the first theme that asks for it; a second one that asks meanwhile waits. It is
/// shared only if that theme, too, may read its files, and reads the same in them.
package final class TokenShelf: Sendable {
  /// What a system is made of: a list of tokens, wherever it stands, and the system whose colors asset catalogs
  /// refer to.
  private struct Key: Hashable {
    let entries: [TokenEntry]
    let generation: UIKitGeneration
  }

  /// A system, the places of its list and the numbers of its first theme's files.
  private struct Reading {
    let system: TokenSystem
    let places: [SourceRange]
    let numbering: PlaceMove.Numbering
  }

  /// The place of a system, which is read while it is locked.
  private typealias Slot = Mutex<Reading?>

  private let slots = Mutex<[Key: Slot]>([:])

  package init() {}

  /// What a list of tokens comes to, as `readTokens` says.
  package func system(
    of entries: [TokenEntry], _ access: TokenAccess, numbers: FileNumbers, after count: Int,
    generation: UIKitGeneration
  ) -> TokenSystem {
    let key = Key(entries: entries, generation: generation)
    let slot = slots.withLock { slots in
      let slot = slots[key] ?? Slot(nil)
      slots[key] = slot
      return slot
    }
    let numbering = PlaceMove.Numbering(numbers: numbers, before: count)
    let places = entries.flatMap(\.places)
    return slot.withLock { reading in
      if let known = reading, known.system.isReadAgain(by: access),
        count + known.system.sources.count <= numbers.limit
      {
        guard known.numbering != numbering || known.places != places else { return known.system }
        let moved = Dictionary(zip(known.places, places), uniquingKeysWith: { first, _ in first })
        return known.system.moved(
          by: PlaceMove(old: known.numbering, new: numbering, entries: moved))
      }
      let system = readTokens(
        entries, access, numbers: numbers, after: count, generation: generation)
      reading = Reading(system: system, places: places, numbering: numbering)
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
  /// The places of its texts.
  fileprivate var places: [SourceRange] {
    var texts = [path, namePrefix].compactMap(\.self)
    for variant in Variant.allCases {
      texts += (files[variant] ?? []) + (modes[variant] ?? [])
      texts += (inputs[variant] ?? []).flatMap { [$0.modifier, $0.context] }
    }
    return texts.compactMap(\.range)
  }
}
