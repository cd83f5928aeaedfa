#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// What a bar, or what is around it or in it, was like before the first appearance.
  ///
  /// It makes nil in an appearance mean "as the app left it" and not "as the last screen left it".
  @MainActor
  final class BarMemory {
    /// The properties that are kept apart from bar-appearance objects.
    struct Original {
      var style: UIBarStyle = .default
      var isTranslucent = true
      var prefersLargeTitles = false
      var barTintColor: UIColor?
      var unselectedItemTintColor: UIColor?
      var backgroundImage: UIImage?
      var shadowImage: UIImage?
      var titleAttributes: TextAttributes = [:]
      var largeTitleAttributes: TextAttributes = [:]
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
      var prompt: String?
      var backButtonTitle: String?
      /// The raw value, whose type needs iOS 14.
      var backButtonDisplayMode = 0
      var fieldColor: UIColor?
      var textColor: UIColor?
      /// The attributes of the titles of scope buttons, by the raw value of the state.
      var scopeAttributes: [UInt: TextAttributes] = [:]
    }

    private static var memories: [ObjectIdentifier: BarMemory] = [:]

    /// The original properties; nil until they are first asked for.
    private var original: Original?
    /// The original bar-appearance objects, whose type needs iOS 13.
    private var originalLooks: Any?
    /// The original interface style, whose property needs iOS 13.
    var interfaceStyle: UIUserInterfaceStyle?
    /// Whether a tab bar controller's bar was away originally; nil until an appearance says something.
    var isTabBarHidden: Bool?
    /// Whether an appearance has set more than the bar's plain properties.
    var isStyled = false
    /// Whether the tint color is an appearance's.
    var isTinted = false
    /// The color that an appearance gave to a button.
    var itemTint: UIColor?
    /// The color that an appearance gave to the badge of a button.
    var badgeColor: UIColor?
    /// The color that an appearance gave to the text of the badge of a button.
    var badgeTextColor: UIColor?
    /// Whether a button had no glass behind it originally; nil until an appearance says something.
    var hidesSharedBackground: Bool?
    /// The attributes of the title that are an appearance's.
    var titleKeys: Set<NSAttributedString.Key> = []
    /// The attributes of the large title that are an appearance's.
    var largeTitleKeys: Set<NSAttributedString.Key> = []

    /// The attributes of the titles of scope buttons that are an appearance's, by the raw value of the state.
    var scopeKeys: [UInt: Set<NSAttributedString.Key>] = [:]

    private weak var object: AnyObject?

    private init(of object: AnyObject) {
      self.object = object
    }

    /// The memory of an object, which it does not keep alive.
    static func of(_ object: AnyObject) -> BarMemory {
      let key = ObjectIdentifier(object)
      // An address is used again once its object is gone.
      if let known = memories[key], known.object === object { return known }
      memories = memories.filter { $0.value.object != nil }
      let memory = BarMemory(of: object)
      memories[key] = memory
      return memory
    }

    /// The original properties, which the first call gives.
    func original(_ current: () -> Original) -> Original {
      let value = original ?? current()
      original = value
      return value
    }

    /// The original bar-appearance objects, which the first call gives.
    func looks<Looks>(_ current: () -> Looks) -> Looks {
      if let known = originalLooks as? Looks { return known }
      let value = current()
      originalLooks = value
      return value
    }
  }
#endif
