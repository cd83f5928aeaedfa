package import ColorScience
import OutputText
package import ThemeSyntax

/// The token systems of a run, shared by themes with the same list.
///
/// The first theme reads a system while others wait. It is shared only with themes that may read
/// its files and get the same contents.
package final class TokenShelf: Sendable {
  /// The inputs of a system: a token list, ignoring ranges, and the generation of UIKit's colors.
  private struct Key: Hashable {
    let entries: [TokenEntry]
    let generation: UIKitGeneration
  }

  private struct Reading {
    let system: TokenSystem
    let places: [SourceRange]
    let numbering: PlaceMove.Numbering
  }

  /// Locked while the system is read.
  private typealias Slot = Mutex<Reading?>

  private let slots = Mutex<[Key: Slot]>([:])

  package init() {}

  /// See `readTokens`.
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
  /// True if its files and folders are unchanged.
  package func isReadAgain(by access: TokenAccess) -> Bool {
    let isSame = sources.allSatisfy { source in
      if case .success(let now) = access.read(source.path) { now == source } else { false }
    }
    guard isSame, hasSameFolders(access) else { return false }
    return missing.allSatisfy { path in
      if case .failure = access.read(path) { true } else { false }
    }
  }

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
  fileprivate var places: [SourceRange] {
    var texts = [path, namePrefix].compactMap(\.self)
    for variant in Variant.allCases {
      texts += (files[variant] ?? []) + (modes[variant] ?? [])
      texts += (inputs[variant] ?? []).flatMap { [$0.modifier, $0.context] }
    }
    return texts.compactMap(\.range)
  }
}
