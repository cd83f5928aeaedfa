import ColorScience
import DesignTokens
import OutputText
import ThemeSyntax

extension Output {
  package static let tokens = Output(
    id: "tokens",
    summary: "The palette and the roles as Design Tokens 2025.10: a resolver document with a "
      + "context for each variant, for tools that read the standard",
    file: File(.resolver, ending: ".resolver.json"),
    declares: { theme, _ in TokenGroup.declarations(of: theme) },
    writer: .text { context, sink in
      var writer = JSONWriter(sink)
      writer.object { writer in
        // Later runs recognize the file by this line.
        writer.entry("description", GeneratedMark.sentence(of: context.theme.fileName))
        writer.entry("$schema", "https://www.designtokens.org/schemas/2025.10/resolver.json")
        writer.entry("name", context.theme.name)
        writer.entry("version", "2025.10")
        let tree = TokenGroup(context.theme)
        writer.key("sets")
        writer.object { writer in
          writer.key("colors")
          writer.object { writer in
            writer.key("sources")
            writer.array { tree.write(in: .light, to: &$0) }
          }
        }
        writer.key("modifiers")
        writer.object { writer in
          writer.key("variant")
          writer.object { writer in
            writer.key("contexts")
            writer.object { writer in
              for variant in Variant.allCases {
                writer.key(text: variant.name)
                let own = variant == .light ? nil : tree.differing(in: variant)
                writer.array { own?.write(in: variant, to: &$0) }
              }
            }
          }
        }
        writer.key("resolutionOrder")
        writer.array { writer in
          writer.inlineObject { $0.entry("$ref", "#/sets/colors") }
          writer.inlineObject { $0.entry("$ref", "#/modifiers/variant") }
        }
      }
      writer.handOn()
    })
}

private struct TokenGroup {
  struct Entry {
    let name: String
    var color: ColorVariants?
    var token: Token?
    var group = TokenGroup()
  }

  private var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  init() {}

  init(_ theme: ResolvedTheme) {
    for color in theme.paletteColors + theme.roleColors {
      add(
        Self.path(of: color), theme.colors[color.color].variants,
        color.token.map { theme.tokens[$0].token })
    }
  }

  private static func path(of color: DeclaredColor) -> [String] {
    guard case .paletteColor(let name) = color.origin else { return ["roles", color.symbol] }
    return ["palette"] + name.split(separator: ".").map { tokenName(String($0)) }
  }

  /// A group's own color has the group's path.
  static func declarations(of theme: ResolvedTheme) -> [Declaration] {
    (theme.paletteColors + theme.roleColors).map { color in
      let path = path(of: color)
      let names = path.last == rootName ? path.dropLast() : path[...]
      return color.declaration(in: .tokens, names.joined(separator: "."))
    }
  }

  private mutating func add(_ path: [String], _ color: ColorVariants, _ token: Token?) {
    guard let first = path.first else { return }
    let index = indices[first] ?? entries.count
    if index == entries.count {
      indices[first] = index
      entries.append(Entry(name: first))
    }
    if path.count == 1 {
      entries[index].color = color
      entries[index].token = token
    } else {
      entries[index].group.add(Array(path.dropFirst()), color, token)
    }
  }

  func differing(in variant: Variant) -> TokenGroup? {
    var result = TokenGroup()
    for entry in entries {
      var own = Entry(name: entry.name)
      if let color = entry.color, color[variant] != color.light {
        own.color = color
        own.token = entry.token
      }
      own.group = entry.group.differing(in: variant) ?? TokenGroup()
      guard own.color != nil || !own.group.entries.isEmpty else { continue }
      result.entries.append(own)
    }
    return result.entries.isEmpty ? nil : result
  }

  /// A name with both a color and nested names gives the color to `$root`.
  func write(in variant: Variant, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.entry("$type", "color")
      writeEntries(in: variant, to: &writer)
    }
  }

  private func writeEntries(in variant: Variant, to writer: inout JSONWriter) {
    for entry in entries {
      writer.key(text: entry.name)
      guard !entry.group.entries.isEmpty else {
        if let color = entry.color { Self.write(color[variant], entry.token, to: &writer) }
        continue
      }
      writer.object { writer in
        if let color = entry.color {
          writer.key(text: Self.rootName)
          Self.write(color[variant], entry.token, to: &writer)
        }
        entry.group.writeEntries(in: variant, to: &writer)
      }
    }
  }

  private static let rootName = "$root"

  /// Only `$root` may begin with `$`.
  private static func tokenName(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "$") && name != rootName ? "_" + name.dropFirst() : name
  }

  private static func write(
    _ color: Color, _ token: Token?, to writer: inout JSONWriter
  ) {
    writer.inlineObject { writer in
      if let description = token?.description { writer.entry("$description", description) }
      if let deprecation = token?.deprecation {
        writer.key("$deprecated")
        if let message = deprecation.message { writer.string(message) } else { writer.bool(true) }
      }
      writer.key("$value")
      writer.inlineObject { writer in
        let isWide = color.colorSpace == .displayP3
        writer.entry("colorSpace", isWide ? "display-p3" : "srgb")
        writer.key("components")
        writer.line { line in
          line.append("[")
          for (index, component) in [color.red, color.green, color.blue].enumerated() {
            if index > 0 { line.append(", ") }
            line.append(number: component)
          }
          line.append("]")
        }
        if color.alpha < 1 {
          writer.key("alpha")
          writer.number(color.alpha)
        }
        if !isWide { writer.entry("hex", color.withAlpha(1).hex.lowercased()) }
      }
    }
  }
}
