/// The WCAG 2.2 contrast ratio of two relative luminances, 1...21, in either order.
package func contrastRatio(_ a: Double, _ b: Double) -> Double {
  (Swift.max(a, b) + 0.05) / (Swift.min(a, b) + 0.05)
}

/// The WCAG 2.2 contrast ratio of two colours taken as opaque, 1...21, in either order.
package func contrastRatio(_ a: Color, _ b: Color) -> Double {
  contrastRatio(a.relativeLuminance, b.relativeLuminance)
}
