package import ColorScience
package import ThemeSyntax

extension TokenEntry {
  /// An entry for files; those without a variant are matched by name, such as `Light.tokens.json`.
  package init(naming files: [(variant: Variant?, path: String)], _ load: @escaping FileLoader) {
    let isOne = files.count == 1 && files[0].variant == nil
    self.init(isOne ? .file : .variants, path: nil, folder: "")
    if isOne {
      path = Text(files[0].path, at: nil)
      readInputs(of: files[0].path, load)
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

  private static func variant(calledLike path: String) -> Variant {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return Variant.allCases.first {
      ModeChoice.names(of: $0).contains(ModeChoice.normalized(String(name)))
    } ?? .light
  }

  /// Matches a resolver document's contexts to variants by name.
  ///
  /// A modifier without a match or default uses the context named default, otherwise its first.
  private mutating func readInputs(of path: String, _ load: @escaping FileLoader) {
    let files = TokenFiles(load, numbers: .alone, after: 0)
    guard let root = files.root(at: path, named: nil), files.shape(of: root) == .resolver
    else { return }
    var others: [Input] = []
    for step in ResolverDocument(root, files).steps {
      guard case .modifier(let modifier) = step else { continue }
      let named = Variant.allCases.compactMap { variant in
        let names = ModeChoice.names(of: variant)
        // The last name of a variant with high contrast is its fallback's.
        let own = variant.isHighContrast ? names.dropLast() : names
        return modifier.context(called: own).map { (variant, $0.name) }
      }
      func input(_ context: String) -> Input {
        Input(Text(modifier.name, at: nil), Text(context, at: nil))
      }
      for (variant, context) in named { inputs[variant, default: []].append(input(context)) }
      if named.isEmpty, modifier.standard == nil {
        let context = modifier.context(called: ["default"]) ?? modifier.contexts[0]
        others.append(input(context.name))
      }
    }
    if inputs[.light] == nil || inputs.count == 1 { inputs = others.isEmpty ? [:] : [.light: []] }
    guard !inputs.isEmpty else { return }
    for variant in inputs.keys { inputs[variant, default: []] += others }
    kind = .resolver
  }
}
