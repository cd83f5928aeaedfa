#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  public import SwiftUI
  import UIKit

  extension View {
    /// Has the bars around the screen that the view is in look so: in a `NavigationStack` or in a
    /// hosting controller within a navigation controller.
    ///
    /// The appearance is also what views inside find in their environment.
    public func appearance(_ appearance: Appearance?) -> some View {
      environment(\.appearance, appearance).background(AppearanceWishView(appearance: appearance))
    }
  }

  extension EnvironmentValues {
    /// The appearance of the bars around; nil where no view asked for one.
    public var appearance: Appearance? {
      get { self[AppearanceKey.self] }
      set { self[AppearanceKey.self] = newValue }
    }
  }

  private struct AppearanceKey: EnvironmentKey {
    static let defaultValue: Appearance? = nil
  }

  /// A view that is not seen and tells the screen around it how its bars are to look.
  private struct AppearanceWishView: UIViewControllerRepresentable {
    let appearance: Appearance?

    func makeUIViewController(context: Context) -> AppearanceWishController {
      AppearanceWishController()
    }

    func updateUIViewController(_ controller: AppearanceWishController, context: Context) {
      controller.appearance = appearance
    }
  }

  /// Finds the screen that a view of SwiftUI is in.
  @MainActor
  final class AppearanceWishController: UIViewController {
    /// The appearance that the view asks for.
    var appearance: Appearance? {
      didSet { tell() }
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      tell()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tell()
    }

    /// Tells the screen, and whoever dresses its bars; a controller that nobody dresses is from now on.
    private func tell() {
      var screen: UIViewController = self
      while let parent = screen.parent, !(parent is UINavigationController) { screen = parent }
      guard let controller = screen.parent as? UINavigationController else { return }
      let memory = Memory.of(screen)
      guard memory.viewAppearance != appearance || AppearanceCoordinator.of(controller) == nil
      else { return }
      memory.viewAppearance = appearance
      let coordinator = AppearanceCoordinator.of(controller) ?? AppearanceCoordinator(controller)
      coordinator.updateAppearance(for: screen)
    }
  }
#endif
