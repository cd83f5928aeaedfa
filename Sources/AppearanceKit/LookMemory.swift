#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// The app's own bar-appearance objects, and those that an appearance made of them.
  @MainActor
  final class LookMemory<Look: UIBarAppearance> {
    /// The app's own objects.
    private var own: BarLooks<Look>
    /// The objects that an appearance made; nil where the bar wears the app's.
    private var worn: BarLooks<Look>?
    /// Copies of the worn objects as they were made, since the app may change them in place.
    private var snapshot: BarLooks<Look>?

    private init(_ own: BarLooks<Look>) {
      self.own = own
    }

    /// Gives the bar the looks that an appearance makes of the app's own.
    fileprivate static func wear(
      _ bar: Appearance.Bar, _ current: BarLooks<Look>, in memory: Memory,
      set: (BarLooks<Look>) -> BarLooks<Look>, dress: (Look, Appearance.Bar) -> Void
    ) {
      let looks = memory.looks as? LookMemory<Look> ?? LookMemory(current)
      looks.learn(from: current)
      if bar.hasLook {
        let worn = set(looks.own.styled(BarStates(bar), dress: dress))
        looks.worn = worn
        looks.snapshot = worn.copies
      } else if looks.worn != nil {
        _ = set(looks.own)
        looks.worn = nil
        looks.snapshot = nil
      }
      memory.looks = looks
    }

    /// Takes over what the app has changed since.
    private func learn(from current: BarLooks<Look>) {
      guard let worn, let snapshot else {
        own = current
        return
      }
      own.standard =
        learned(own.standard, current.standard, worn.standard, snapshot.standard)
        ?? own.standard
      own.compact = learned(own.compact, current.compact, worn.compact, snapshot.compact)
      own.scrollEdge = learned(
        own.scrollEdge, current.scrollEdge, worn.scrollEdge, snapshot.scrollEdge)
      own.compactScrollEdge = learned(
        own.compactScrollEdge, current.compactScrollEdge, worn.compactScrollEdge,
        snapshot.compactScrollEdge)
    }

    /// The app's own object of a state: another one that it set, or its former one with what it
    /// changed in that of an appearance.
    private func learned(
      _ own: Look?, _ current: Look?, _ worn: Look?, _ snapshot: Look?
    ) -> Look? {
      guard let current else { return worn == nil ? own : nil }
      guard let worn, let snapshot else { return current }
      guard current === worn || current == snapshot else { return current }
      guard current.hasChanged(from: snapshot) else { return own }
      let changed: Look = (own ?? self.own.standard).copy()
      changed.take(from: current, whatChangedIn: snapshot)
      return changed
    }
  }

  extension UIBarAppearance {
    fileprivate func hasChanged(from snapshot: UIBarAppearance) -> Bool {
      let probe: UIBarAppearance = snapshot.copy()
      return probe.take(from: self, whatChangedIn: snapshot)
    }

    /// Takes what an app is likely to change in place; says whether anything was.
    @discardableResult
    fileprivate func take(
      from current: UIBarAppearance, whatChangedIn snapshot: UIBarAppearance
    ) -> Bool {
      var isChanged = false
      func take<Value: Equatable>(_ property: ReferenceWritableKeyPath<UIBarAppearance, Value>) {
        guard current[keyPath: property] != snapshot[keyPath: property] else { return }
        self[keyPath: property] = current[keyPath: property]
        isChanged = true
      }
      take(\.backgroundColor)
      take(\.backgroundEffect)
      take(\.backgroundImage)
      take(\.shadowColor)
      take(\.shadowImage)
      guard let look = self as? UINavigationBarAppearance,
        let current = current as? UINavigationBarAppearance,
        let snapshot = snapshot as? UINavigationBarAppearance
      else { return isChanged }
      for attributes in [
        \UINavigationBarAppearance.titleTextAttributes, \.largeTitleTextAttributes,
      ] {
        let changed = current[keyPath: attributes].filter { key, value in
          TextAttribute(value: value) != snapshot[keyPath: attributes][key].map(TextAttribute.init)
        }
        look[keyPath: attributes].merge(changed) { $1 }
        isChanged = isChanged || !changed.isEmpty
      }
      return isChanged
    }
  }

  extension Memory {
    /// Gives a bar the looks that an appearance makes of the app's own.
    func wear<Look: UIBarAppearance>(
      _ bar: Appearance.Bar, _ current: BarLooks<Look>,
      _ set: (BarLooks<Look>) -> BarLooks<Look>, dress: (Look, Appearance.Bar) -> Void
    ) {
      LookMemory<Look>.wear(bar, current, in: self, set: set, dress: dress)
    }
  }
#endif
