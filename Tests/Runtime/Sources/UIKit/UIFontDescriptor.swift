import Foundation

/// What describes a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// A design by UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The system's own.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let doubleFont: UIFont
  let doubleDesign: SystemDesign

  init(font: UIFont, design: SystemDesign) {
    doubleFont = font
    doubleDesign = design
  }

  /// The same in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font: doubleFont, design: design)
  }
}
