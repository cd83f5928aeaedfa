/// How much contrast the user asks for.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual.
  case standard
  /// More than usual.
  case increased
}

/// A value in the environment of views.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What views are told by those around them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The mode of the interface.
  public var colorScheme = ColorScheme.light
  /// The contrast that the user asks for.
  public internal(set) var colorSchemeContrast = ColorSchemeContrast.standard

  /// What is around every view now; not in the SDK.
  nonisolated(unsafe) public static var double = EnvironmentValues()

  /// An environment of a mode and a contrast; not in the SDK.
  public init(_ colorScheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard) {
    self.colorScheme = colorScheme
    colorSchemeContrast = contrast
  }

  /// A value of the environment; its key's default where nobody set it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that a view reads of its environment.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value now.
  public var wrappedValue: Value { EnvironmentValues.double[keyPath: keyPath] }
}

extension View {
  /// The view with a value in its environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { EmptyView() }

  /// The view with another one behind it.
  public func background<Background: View>(_ background: Background) -> some View { EmptyView() }
}

/// A view that is a controller of UIKit.
@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Gives the controller what changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

extension UIViewControllerRepresentable {
  /// Never asked for.
  public var body: Never { fatalError("a primitive view has no body") }
}

/// What a controller is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
