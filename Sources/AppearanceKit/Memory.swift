#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  #if canImport(ObjectiveC)
    import ObjectiveC
  #endif

  /// The values that AppearanceKit set on one object: a bar, an item, a button, a screen or a controller.
  ///
  /// It makes nil in an appearance mean "as the app has it": only what AppearanceKit set, and nobody
  /// changed since, is taken back, and nothing else is touched.
  @MainActor
  final class Memory {
    /// A value that an appearance gave to a property, and what the app had there.
    private struct Worn<Value> {
      let value: Value
      let own: Value
    }

    /// Values that are worn, by the name of the property.
    private var worn: [String: Any] = [:]
    /// The `LookMemory` of a bar, whose type depends on the bar.
    var looks: Any?
    /// The coordinator of a navigation controller.
    var coordinator: AppearanceCoordinator?
    /// The appearance that a SwiftUI view asks for on the screen that contains it.
    var viewAppearance: Appearance?
    /// True once a notice said that the item of a screen hides the bar's look.
    var isNoticed = false

    /// Sets a property to what an appearance says of it; nil takes back what was set before.
    ///
    /// If `nothing`, the value of an unset property, is given, a value that the app set always stays.
    // A copy for each type would take the compiler long, and is called a few times for each screen.
    @_semantics("optimize.sil.specialize.generic.never")
    func wear<Value: Equatable>(
      _ name: String, _ wish: Value?, yieldsUnless nothing: Value? = nil, _ current: Value,
      _ set: (Value) -> Value
    ) {
      let known = (worn[name] as? Worn<Value>).flatMap { $0.value == current ? $0 : nil }
      let own = known?.own ?? current
      if let nothing, known == nil, current != nothing {
        worn[name] = nil
      } else if let wish {
        // UIKit may keep another value than the one it is given.
        worn[name] = Worn(value: current == wish ? current : set(wish), own: own)
      } else {
        if known != nil, current != own { _ = set(own) }
        worn[name] = nil
      }
    }

    /// The same for a property of an object.
    @_semantics("optimize.sil.specialize.generic.never")
    func wear<Object: AnyObject, Value: Equatable>(
      _ name: String, _ wish: Value?, _ object: Object,
      _ property: ReferenceWritableKeyPath<Object, Value>
    ) {
      wear(name, wish, object[keyPath: property]) {
        object[keyPath: property] = $0
        return object[keyPath: property]
      }
    }

    /// The same for the attributes of a text, each by itself.
    func wear(
      _ name: String, _ wish: TextAttributes, _ current: TextAttributes?,
      _ set: (TextAttributes) -> Void
    ) {
      var attributes = current ?? [:]
      let former = worn[name] as? [NSAttributedString.Key: Worn<TextAttribute?>] ?? [:]
      var latter: [NSAttributedString.Key: Worn<TextAttribute?>] = [:]
      for key in Set(former.keys).union(wish.keys) {
        let now = attributes[key].map(TextAttribute.init)
        let known = former[key].flatMap { $0.value == now ? $0 : nil }
        if let value = wish[key] {
          attributes[key] = value
          latter[key] = Worn(value: TextAttribute(value: value), own: known.map(\.own) ?? now)
        } else if let known {
          attributes[key] = known.own?.value
        }
      }
      worn[name] = latter.isEmpty ? nil : latter
      if !former.isEmpty || !latter.isEmpty { set(attributes) }
    }

    /// The value that an appearance gave a property.
    func worn<Value>(_ name: String) -> Value? {
      (worn[name] as? Worn<Value>)?.value
    }

    /// The value of a property without an appearance.
    func own<Value: Equatable>(_ name: String, _ current: Value) -> Value {
      guard let known = worn[name] as? Worn<Value>, known.value == current else { return current }
      return known.own
    }
  }

  /// An attribute of a text, whose type is not known.
  struct TextAttribute: Equatable {
    let value: Any

    static func == (lhs: TextAttribute, rhs: TextAttribute) -> Bool {
      func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs.value as? Value }
      return (lhs.value as? any Equatable).map { isEqual($0) } ?? false
    }
  }

  #if canImport(ObjectiveC)
    extension Memory {
      private static var key: UInt8 = 0

      /// The memory of an object, which goes with it.
      static func of(_ object: AnyObject) -> Memory {
        if let known = objc_getAssociatedObject(object, &key) as? Memory { return known }
        let memory = Memory()
        objc_setAssociatedObject(object, &key, memory, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return memory
      }
    }
  #else
    extension Memory {
      private struct Entry {
        weak var object: AnyObject?
        let memory: Memory
      }

      private static var entries: [ObjectIdentifier: Entry] = [:]

      /// The memory of an object, which it does not keep alive.
      static func of(_ object: AnyObject) -> Memory {
        let key = ObjectIdentifier(object)
        // An address is used again once its object is gone.
        if let known = entries[key], known.object === object { return known.memory }
        entries = entries.filter { $0.value.object != nil }
        let memory = Memory()
        entries[key] = Entry(object: object, memory: memory)
        return memory
      }
    }
  #endif
#endif
