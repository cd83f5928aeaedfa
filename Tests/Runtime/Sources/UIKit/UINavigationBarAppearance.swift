import Foundation

/// How a navigation bar looks in one state.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// Attributes of the subtitle; iOS 26.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the subtitle below a large title; iOS 26.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image of the back button.
  public private(set) var backIndicatorImage = UIImage()
  /// The mask of that image.
  public private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// The look of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of done items.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The same by the name that it has since iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The system's look.
  public required init() {
    super.init()
  }

  /// The look of another bar appearance, as far as this class has it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
  }

  /// Sets the image of the back button and its mask; without both they are the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    guard let backIndicatorImage, let transitionMaskImage else { return }
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}
