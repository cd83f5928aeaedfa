import Foundation

/// How a toolbar looks in one state.
@MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of done items.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The same by the name that it has since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  /// The system's look.
  public required init() {
    super.init()
  }

  /// The look of another bar appearance, as far as this class has it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}
