import Foundation

/// A class that instances customised by proxy can be contained in.
@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances can be customised by proxy; here a proxy is an instance that remembers.
@MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Makes a proxy; not in the SDK.
  init()
}

extension UIAppearance {
  /// The proxy of all instances.
  public static func appearance() -> Self {
    proxy(traits: nil, containers: [])
  }

  /// The proxy of the instances inside these containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(traits: nil, containers: containerTypes)
  }

  /// The proxy of the instances with these traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    proxy(traits: trait, containers: [])
  }

  /// The proxy of the instances with these traits inside these containers.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(traits: trait, containers: containerTypes)
  }

  private static func proxy(
    traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let key = ProxyKey(
      type: ObjectIdentifier(Self.self), traits: traits,
      containers: containers.map { ObjectIdentifier($0) })
    if let known = proxies[key] as? Self { return known }
    let made = Self()
    proxies[key] = made
    return made
  }
}

private struct ProxyKey: Hashable {
  let type: ObjectIdentifier
  let traits: UITraitCollection?
  let containers: [ObjectIdentifier]
}

@MainActor private var proxies: [ProxyKey: AnyObject] = [:]
