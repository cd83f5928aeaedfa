package import ColorScience
import OutputText
package import ThemeSyntax

/// The token systems of a run, shared by themes with the same token list.
///
/// The first theme reads a system while others wait. It is shared only with themes that may read
/// its files and get the same contents.
package final class TokenShelf: Sendable {
  private struct Key: Hashable {
    let entries: [TokenEntry]
    let generation: UIKitGeneration
  }

  private struct Reading {
    let system: TokenSystem
    let places: TokenPlaces
  }

  /// Each is locked while its system is read.
  private let slots = Mutex<[Key: Mutex<Reading?>]>([:])

  package init() {}

  package func system(
    of entries: [TokenEntry], _ load: @escaping FileLoader, numbers: FileNumbers, after count: Int,
    generation: UIKitGeneration
  ) -> TokenSystem {
    let key = Key(entries: entries, generation: generation)
    let slot = slots.withLock { slots in
      let slot = slots[key] ?? Mutex(nil)
      slots[key] = slot
      return slot
    }
    let places = TokenPlaces(
      numbers: numbers, before: count, list: entries.flatMap(\.places))
    return slot.withLock { reading in
      if let known = reading, known.system.isReadAgain(by: load),
        count + known.system.sources.count <= numbers.limit
      {
        return known.places == places
          ? known.system : known.system.moved(by: PlaceMove(old: known.places, new: places))
      }
      let system = readTokens(
        entries, load, numbers: numbers, after: count, generation: generation)
      reading = Reading(system: system, places: places)
      return system
    }
  }
}

extension TokenSystem {
  package func isReadAgain(by load: FileLoader) -> Bool {
    sources.allSatisfy { (try? load($0.path).get()) == $0 } && hasSameFolders(load)
      && missing.allSatisfy { (try? load($0).get()) == nil }
  }

  package func hasSameFolders(_ load: FileLoader) -> Bool {
    folders.allSatisfy { folder in
      let names = (try? load(folder.path).get())?.sortedNames
      return names.map { folder.bytes.elementsEqual($0.joined(separator: "\n").utf8) } ?? false
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
