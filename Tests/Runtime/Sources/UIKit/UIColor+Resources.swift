public import DeveloperToolsSupport

extension UIColor {
  /// A color of an asset catalog, of which there is none here: clear; iOS 17.
  public convenience init(resource: ColorResource) {
    self.init(white: 0, alpha: 0)
  }
}
