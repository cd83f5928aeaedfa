package import ColorScience
import ThemeSyntax

extension TokenEntry {
  /// The entry for files of which each is for one variant, or for all of them.
  ///
  /// Files without a variant that are called like one, as Figma's `Light.tokens.json`, are for that; of a resolver
  /// document, each variant takes the contexts that are called like it.
  package init(naming files: [(variant: Variant?, path: String)], _ access: TokenAccess) {
    let isOne = files.count == 1 && files[0].variant == nil
    self.init(isOne ? .file : .variants, path: nil, folder: "")
    if isOne {
      path = Text(files[0].path, at: nil)
      readInputs(of: files[0].path, access)
    } else {
      for (variant, path) in files {
        let variant = variant ?? Self.variant(calledLike: path)
        self.files[variant, default: []].append(Text(path, at: nil))
      }
    }
  }

  package mutating func rename(_ old: String, _ new: String) {
    if path?.value == old { path = Text(new, at: nil) }
    files = files.mapValues { $0.map { $0.value == old ? Text(new, at: nil) : $0 } }
  }

  /// The variant that a file is called like; light, which stands for all, where it is called otherwise.
  private static func variant(calledLike path: String) -> Variant {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return Variant.allCases.first {
      ModeChoice.names(of: $0).contains(ModeChoice.normalized(String(name)))
    } ?? .light
  }

  /// Takes the contexts of a resolver document that are called like variants.
  ///
  /// A modifier without such a context and without a default takes the same context everywhere: the one that is called
  /// default, else the first.
  private mutating func readInputs(of path: String, _ access: TokenAccess) {
    let files = TokenFiles(access, numbers: .alone, after: 0)
    guard let root = files.root(at: path, named: nil), files.shape(of: root) == .resolver
    else { return }
    var others: [Input] = []
    for step in ResolverDocument(root, files).steps {
      guard case .modifier(let modifier) = step else { continue }
      func context(_ names: some Sequence<String>) -> String? {
        names.lazy.compactMap { name in
          modifier.contexts.first { ModeChoice.normalized($0.name) == name }?.name
        }.first
      }
      func input(_ context: String) -> Input {
        Input(Text(modifier.name, at: nil), Text(context, at: nil))
      }
      var isNamed = false
      for variant in Variant.allCases {
        // The last name is that of the variant it falls back to.
        let names = ModeChoice.names(of: variant)
        let own = variant.fallback == nil || variant == .dark ? names : Array(names.dropLast())
        guard let context = context(own) else { continue }
        inputs[variant, default: []].append(input(context))
        isNamed = true
      }
      if !isNamed, modifier.standard == nil,
        let context = context(["default"]) ?? modifier.contexts.first?.name
      {
        others.append(input(context))
      }
    }
    if inputs[.light] == nil || inputs.count == 1 { inputs = others.isEmpty ? [:] : [.light: []] }
    guard !inputs.isEmpty else { return }
    for variant in inputs.keys { inputs[variant, default: []] += others }
    kind = .resolver
  }
}
