#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// What a bar says of its properties: only those that are set take room.
  struct BarSettings: Equatable, Sendable {
    /// In the order of the properties, each once.
    private var entries: [Entry] = []

    /// The value of a property; nil where nothing is set.
    subscript<Value: BarValue>(property: Property) -> Value? {
      get {
        // In a loop, which the optimizer keeps smaller than a search with a closure.
        for entry in entries where entry.property == property { return entry.value as? Value }
        return nil
      }
      set { set(property, to: newValue) }
    }

    /// The value of a property that has one where nothing is set.
    subscript<Value: BarValue>(property: Property, default value: Value) -> Value {
      get { self[property] ?? value }
      set { set(property, to: newValue == value ? nil : newValue) }
    }

    /// Sets nothing but these properties any more.
    func without(_ properties: Set<Property>) -> BarSettings {
      var rest = self
      rest.entries.removeAll { properties.contains($0.property) }
      return rest
    }

    /// Whether anything is set.
    var isEmpty: Bool { entries.isEmpty }

    private mutating func set(_ property: Property, to value: (any BarValue)?) {
      let index = entries.firstIndex { $0.property.rawValue >= property.rawValue }
      if let index, entries[index].property == property {
        if let value {
          entries[index].value = value
        } else {
          entries.remove(at: index)
        }
      } else if let value {
        entries.insert(Entry(property: property, value: value), at: index ?? entries.endIndex)
      }
    }

    private struct Entry: Equatable, Sendable {
      let property: Property
      var value: any BarValue

      static func == (lhs: Entry, rhs: Entry) -> Bool {
        lhs.property == rhs.property && lhs.value.isEqual(to: rhs.value)
      }
    }
  }

  /// A value that a property of a bar can have.
  protocol BarValue: Equatable, Sendable {}

  extension BarValue {
    fileprivate func isEqual(to other: any BarValue) -> Bool {
      self == other as? Self
    }
  }

  extension Bool: BarValue {}
  extension CGFloat: BarValue {}
  extension String: BarValue {}
  extension UIColor: BarValue {}
  extension UIImage: BarValue {}
  extension UIBarStyle: BarValue {}
  extension UINavigationItem.LargeTitleDisplayMode: BarValue {}
  extension UITabBar.ItemPositioning: BarValue {}
  extension Appearance.Slot: BarValue {}
  extension Appearance.Bar.Background: BarValue {}
  extension Appearance.Bar.BackgroundEffect: BarValue {}
  extension Appearance.Bar.BackButton: BarValue {}
  extension Appearance.Bar.Buttons: BarValue {}
  extension Appearance.Bar.ButtonFonts: BarValue {}
  extension Appearance.Bar.Gradient: BarValue {}
  extension Appearance.Bar.LiquidGlass: BarValue {}
  extension Appearance.Bar.PositionAdjustment: BarValue {}
  extension Appearance.Bar.SearchBar: BarValue {}
  extension Appearance.Bar.Shadow: BarValue {}
  extension Appearance.Bar.Tabs: BarValue {}
  extension Appearance.Bar.TitleFont: BarValue {}
#endif
