import ColorScience
import ThemeDiff
import ThemeModel

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
    let before = Dictionary(
      other.manifest.appearances.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for appearance in side.manifest.appearances {
      guard let earlier = before[appearance.name] else { continue }
      let drawings = comparedDrawings(
        ManifestScenes(earlier, of: other), ManifestScenes(appearance, of: side))
      guard !drawings.isEmpty else { continue }
      compared.append(ComparedAppearance(name: appearance.name, drawings: drawings))
    }
  }
  return compared
}

/// The drawings of two versions that differ, variants that look alike together.
private func comparedDrawings(
  _ old: ManifestScenes, _ new: ManifestScenes
) -> [(before: SceneMaker.Drawing, after: SceneMaker.Drawing)] {
  var shown: [(before: SceneMaker.Drawing, after: SceneMaker.Drawing)] = []
  for variant in Variant.sideBySide {
    for state in [DrawnBar.State.scrollEdge, .standard] {
      let (before, after) = (old.scene(state, variant), new.scene(state, variant))
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
