/// A trait that can be observed by itself; iOS 17.
@MainActor public protocol UITraitDefinition {
  /// What a collection has of the trait; not in the SDK.
  static func doubleValue(of traits: UITraitCollection) -> AnyHashable
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The size of texts that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// What a collection has of the trait; not in the SDK.
  public static func doubleValue(of traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}

/// Light or dark mode.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// What a collection has of the trait; not in the SDK.
  public static func doubleValue(of traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceStyle
  }
}

/// What has traits.
@MainActor public protocol UITraitEnvironment: AnyObject {}

/// What `registerForTraitChanges` returns, "an opaque token you can use to stop observing trait changes".
@MainActor public protocol UITraitChangeRegistration {}

/// What a closure observes; not in the SDK.
@MainActor public struct DoubleTraitRegistration: UITraitChangeRegistration {
  /// The traits that are observed.
  public let traits: [UITrait]
  let handler: (AnyObject, UITraitCollection) -> Void
}

/// "When you register for trait changes, the system observes the specified traits, and calls your code when any of the
/// observed traits change value", with the object and "the trait collection prior to the changes", as
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94 says; iOS 17.
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Who observes what; not in the SDK.
  var doubleTraitRegistrations: [DoubleTraitRegistration] { get set }
}

extension UITraitChangeObservable {
  /// Registers "a list of traits to observe and a closure to execute when one of the observed traits changes".
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = DoubleTraitRegistration(traits: traits) { object, former in
      if let environment = object as? Environment { handler(environment, former) }
    }
    doubleTraitRegistrations.append(registration)
    return registration
  }

  /// Calls what observes a trait that changed.
  func callTraitHandlers(from former: UITraitCollection, to traits: UITraitCollection) {
    for registration in doubleTraitRegistrations
    where registration.traits.contains(where: {
      $0.doubleValue(of: former) != $0.doubleValue(of: traits)
    }) {
      registration.handler(self, former)
    }
  }
}
