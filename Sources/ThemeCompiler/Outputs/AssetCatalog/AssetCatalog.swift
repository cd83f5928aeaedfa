import OutputText
import ThemeSyntax

extension Output {
  package static let assetCatalog: Output = .init(
    id: "assetCatalog",
    summary: "Color sets of the palette and the roles, for light, dark and high contrast, in "
      + "Display P3 where a color is wide",
    file: File(.asset, ending: ".xcassets"),
    missing: { $0.palette.isEmpty && $0.roles.isEmpty ? "palette and no roles" : nil },
    declares: { theme, _ in
      theme.assetGroups.flatMap { group in
        group.colors.map { $0.declaration(in: .folder(group.path), "\($0.symbol).colorset") }
      }
    },
    exports: { _, _ in true },
    writer: .files { context in
      let theme = context.theme
      let folder = Output.assetCatalog.path(of: theme)
      return [.contents(of: folder) { $0.assetInfo() }]
        + theme.assetGroups.flatMap { $0.files(theme.colors) }
    })
}

extension AssetGroup {
  func files(_ table: ColorTable) -> [EmittedFile] {
    guard !colors.isEmpty else { return [] }
    let folder = EmittedFile.contents(of: path) { writer in
      writer.assetInfo()
      writer.key("properties")
      writer.object { writer in
        writer.key("provides-namespace")
        writer.bool(true)
      }
    }
    return [folder]
      + colors.map { entry in
        let set = ColorSet(variants: table[entry.color].variants)
        return .contents(of: "\(path)/\(entry.symbol).colorset") { set.write(to: &$0) }
      }
  }
}

extension EmittedFile {
  /// A folder's `Contents.json` as Xcode writes it: keys sorted, spaces around colons.
  fileprivate static func contents(
    of folder: String, _ write: (inout JSONWriter) -> Void
  ) -> EmittedFile {
    var writer = JSONWriter(hasSpacedColons: true)
    writer.object(write)
    return EmittedFile(path: "\(folder)/Contents.json", content: FileContent(writer.finish()))
  }
}

extension JSONWriter {
  mutating func assetInfo() {
    key("info")
    object { writer in
      writer.key("author")
      writer.string(GeneratedMark.assetAuthor)
      writer.entry("version", 1)
    }
  }
}
