import ColorScience
import ThemeCompiler
import ThemeDiff

/// An appearance that looks different in a new version of its theme.
struct ComparedAppearance {
  let name: String
  /// The drawings that differ, each with the variants that see it.
  let drawings: [(before: SceneMaker.Drawing, after: SceneMaker.Drawing)]
}

/// The appearances of both versions that look different; themes are brought together by their names, if there
/// are more than one.
func comparedAppearances(_ old: [DiffSide], _ new: [DiffSide]) -> [ComparedAppearance] {
  let isAlone = old.count == 1 && new.count == 1
  var compared: [ComparedAppearance] = []
  for side in new {
    let other = isAlone ? old[0] : old.first { $0.manifest.name == side.manifest.name }
    guard let other else { continue }
    let (earlier, later) = (DrawnVersion(other), DrawnVersion(side))
    let before = Dictionary(
      earlier.appearances.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for appearance in later.appearances {
      guard let original = before[appearance.name] else { continue }
      let (old, new) = (earlier.maker(of: original), later.maker(of: appearance))
      // On an iOS without glass where that shows a difference.
      let drawings = new.looks(beside: old).lazy
        .map { comparedDrawings(old, new, $0) }.first { !$0.isEmpty }
      guard let drawings else { continue }
      compared.append(ComparedAppearance(name: appearance.name, drawings: drawings))
    }
  }
  return compared
}

/// A version of a theme whose appearances are drawn.
private struct DrawnVersion {
  let appearances: [ResolvedAppearance]
  private let colors: ColorTable
  private let configuration: Configuration
  private let meter: ContrastMeter

  init(_ side: DiffSide) {
    var (colors, names) = side.manifest.colorTable()
    appearances = side.manifest.appearances.map {
      ResolvedAppearance($0, names, in: &colors)
    }
    self.colors = colors
    var configuration = Configuration()
    if let target = side.deploymentTarget { configuration.deploymentTarget = target }
    self.configuration = configuration
    meter = configuration.meter
  }

  func maker(of appearance: ResolvedAppearance) -> SceneMaker {
    SceneMaker(appearance, [], colors, configuration, meter)
  }
}

extension SceneMaker {
  /// The looks that users of either version may see, the oldest first.
  fileprivate func looks(beside other: SceneMaker) -> [PhoneScene.Look] {
    looks.contains(.flat) || other.looks.contains(.flat) ? [.flat, .glass] : [.glass]
  }

  /// The variant that a bar shows in an interface of one, which an appearance in one style overrides.
  fileprivate func shown(in interface: Variant) -> Variant {
    guard !appearance.variants.contains(VariantSet(interface)) else { return interface }
    return switch interface {
    case .light: .dark
    case .dark: .light
    case .lightHighContrast: .darkHighContrast
    case .darkHighContrast: .lightHighContrast
    }
  }
}

/// The drawings of two versions that differ, variants that look alike together.
private func comparedDrawings(
  _ old: SceneMaker, _ new: SceneMaker, _ look: PhoneScene.Look
) -> [(before: SceneMaker.Drawing, after: SceneMaker.Drawing)] {
  var shown: [(before: SceneMaker.Drawing, after: SceneMaker.Drawing)] = []
  let seen = old.appearance.variants.union(new.appearance.variants)
  let states = new.states + old.states.filter { !new.states.contains($0) }
  let pads = old.drawsPad(in: look) || new.drawsPad(in: look) ? [DrawnBar.State.standard] : []
  let places = states.map { ($0, PhoneScene.Device.phone) } + pads.map { ($0, .pad) }
  for variant in Variant.sideBySide where seen.contains(VariantSet(variant)) {
    for (state, device) in places {
      let before = old.scene(state, look, old.shown(in: variant), on: device)
      let after = new.scene(state, look, new.shown(in: variant), on: device)
      guard before != after else { continue }
      let known = shown.firstIndex { $0.before.scene == before && $0.after.scene == after }
      let variants = (known.map { shown[$0].before.variants } ?? []) + [variant]
      let pair = (
        before: SceneMaker.Drawing(scene: before, variants: variants),
        after: SceneMaker.Drawing(scene: after, variants: variants)
      )
      if let known { shown[known] = pair } else { shown.append(pair) }
    }
  }
  return shown
}
