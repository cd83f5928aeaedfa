// What UIKit hands on of Objective-C's runtime, which is not there on Linux; named and typed as in `objc/runtime.h`.
#if !canImport(ObjectiveC)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How an object keeps another one.
  public enum objc_AssociationPolicy: Sendable {
    /// As a strong reference.
    case OBJC_ASSOCIATION_RETAIN
  }

  /// The name of a method: "a C string that has been registered (or “mapped“) with the Objective-C runtime", as
  /// `objc/objc.h` and "Objective-C Runtime" say, so that equal names are one pointer.
  public struct Selector: @unchecked Sendable {
    private let pointer: UnsafeRawPointer

    fileprivate init(_ pointer: UnsafeRawPointer) { self.pointer = pointer }
  }

  nonisolated(unsafe) private var selectors: [String: UnsafeRawPointer] = [:]

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The selector of a name; it is registered where it is not yet, as `NSObjCRuntime.h` says.
  public func NSSelectorFromString(_ name: String) -> Selector {
    let known =
      selectors[name]
      ?? UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    selectors[name] = known
    return Selector(known)
  }

  private struct Associations {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  nonisolated(unsafe) private var associations: [ObjectIdentifier: Associations] = [:]

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What an object keeps under a key.
  public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let known = associations[ObjectIdentifier(object)]
    // An address is used again once its object is gone.
    return known?.object === object ? known?.values[key] : nil
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Has an object keep another one under a key; nil takes that back.
  public func objc_setAssociatedObject(
    _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let known = associations[ObjectIdentifier(object)]
    var values = known?.object === object ? known?.values ?? [:] : [:]
    values[key] = value
    associations[ObjectIdentifier(object)] = Associations(object: object, values: values)
  }
#endif
