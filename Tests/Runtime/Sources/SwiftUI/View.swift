@_exported import UIKit

/// A piece of user interface.
public protocol View {
  /// What the view consists of.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  /// Never asked for.
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view of nothing, which also stands for every view that is made of others.
public struct EmptyView: View {
  /// A view of nothing.
  public init() {}

  /// Never asked for.
  public var body: Never { fatalError("a primitive view has no body") }
}
