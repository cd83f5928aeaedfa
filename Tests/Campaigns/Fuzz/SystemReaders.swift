import DesignTokens
import LanguageServer
import OutputText
import ThemeDiff
import ThemeFiles
import ThemePreview
import ThemeSyntax

@testable import AppearanceCompiler
@testable import ThemeCompiler

extension Reader {
  /// Reads a file of tokens, as JSON or YAML or a resolver by its length, and compiles a theme that
  /// refers to the first of them.
  static func readTokenFile(_ bytes: [UInt8]) -> Bool {
    let name = ["brand.tokens.json", "brand.tokens.yaml", "brand.resolver.json"][bytes.count % 3]
    let load: FileLoader = { path in
      path == "a/" + name
        ? .success(SourceFile(path: path, bytes: bytes)) : .failure(LoadFailure("no such file"))
    }
    let entry = name.contains("resolver") ? "{ \"resolver\": \"\(name)\" }" : "\"\(name)\""
    return readTheme(over: "[\(entry)]", load)
  }

  /// Reads `Contents.json` of a color of an asset catalog.
  static func readCatalog(_ bytes: [UInt8]) -> Bool {
    let load: FileLoader = { path in
      let content: [UInt8]? =
        switch path {
        case "a/C.xcassets/": Array("Ink.colorset/".utf8)
        case "a/C.xcassets/Ink.colorset/": Array("Contents.json".utf8)
        case "a/C.xcassets/Ink.colorset/Contents.json": bytes
        default: nil
        }
      return content.map { .success(SourceFile(path: path, bytes: $0)) }
        ?? .failure(LoadFailure("no such file"))
    }
    let target = bytes.count % 2 == 0 ? "" : ", \"as\": \"names\""
    return readTheme(over: "[{ \"catalog\": { \"path\": \"C.xcassets\"\(target) } }]", load)
  }

  /// Compiles a theme whose palette is the first tokens of a list.
  private static func readTheme(over list: String, _ load: @escaping FileLoader) -> Bool {
    let head = "{ \"tokens\": \(list), \"palette\": { "
    let alone = ThemeInput(
      SourceFile(path: "a/T.theme.json", bytes: Array((head + "} }").utf8)),
      configuration: tokenConfiguration)
    let system = Analysis(alone, load: load).tokens
    let names = (system?.tokens.prefix(3) ?? []).map(\.path)
    var writer = JSONWriter()
    writer.object { writer in
      for (index, name) in names.enumerated() {
        writer.key(text: "c\(index)")
        writer.string("{\(name)}")
      }
    }
    let palette = writer.finishText()
    let text = "{ \"tokens\": \(list), \"palette\": \(palette) }"
    let theme = ThemeInput(
      SourceFile(path: "a/T.theme.json", bytes: Array(text.utf8)),
      configuration: tokenConfiguration)
    let compilation = compile([theme], load: load)
    check(compilation.diagnostics, in: compilation.sources)
    if compilation.hasErrors != compilation.files.isEmpty {
      complain("there are files and errors, or neither")
    }
    for file in compilation.files {
      checkText(file.bytes, "the output \(file.output)")
      if file.path.hasSuffix(".json") { checkJSON(file.bytes, "the output \(file.output)") }
    }
    return true
  }

  /// Reads a manifest and compares it with itself and with another one, in every format.
  static func readManifest(_ bytes: [UInt8]) -> Bool {
    let source = SourceFile(path: "a/New.json", bytes: bytes)
    let (manifest, diagnostics) = Manifest.read(source)
    check(diagnostics, in: [source])
    guard let manifest else {
      if diagnostics.isEmpty { complain("a manifest is refused without a word") }
      return true
    }
    let new = DiffSide(manifest)
    if !compareThemes(new, new).isEmpty { complain("a manifest differs from itself") }
    let difference = compareThemes([sampleSide], [new])
    for format in DiffFormat.allCases {
      let text = Array(format.render(difference).utf8)
      checkText(text, "a difference as \(format.rawValue)")
      if format == .json { checkJSON(text, "a difference as JSON") }
    }
    checkPage(differencePage(difference, from: [sampleSide], to: [new]), "a page of differences", 1)
    return true
  }

  /// Draws the page and the pictures of a theme.
  static func drawPage(_ bytes: [UInt8]) -> Bool {
    let theme = ThemeInput(SourceFile(path: "a/Brand.theme.yaml", bytes: bytes))
    let analysis = Analysis(theme) { _ in .failure(LoadFailure("no such file")) }
    checkPage(previewPage([analysis]), "a page", emptyScripts)
    for sheet in contactSheets(analysis) { checkPage(sheet.bytes, "a picture", 0) }
    return true
  }

  /// Tells a language server the lines of an input, each as the content of a message; what would lead it to
  /// files is not tried.
  static func readMessages(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if ["file:", "initialize", "Folders", "\\u"].contains(where: { text.contains($0) }) {
      return false
    }
    do throws(CommandFailure) {
      let session = try LanguageSession()
      var answers = session.receive(Array(initialize.utf8))
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        answers += session.receive(Array(line)) + session.idle()
        if session.exitStatus != nil { break }
      }
      for answer in answers { checkJSON(answer.bytes, "an answer") }
    } catch {
      complain("no conversation can begin")
    }
    // Frames are another matter than what they hold.
    var frames = MessageFrames()
    frames.append(bytes)
    while frames.next() != nil {}
    return true
  }
}

/// A page is UTF-8, and no script of a theme is on it.
private func checkPage(_ bytes: [UInt8], _ what: String, _ scripts: Int) {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    complain("\(what) is not UTF-8")
  }
  if text.lowercased().ranges(of: "<script").count != scripts {
    complain("\(what) has other scripts than ours")
  }
}

private let emptyScripts: Int = {
  let theme = ThemeInput(SourceFile(path: "a/Brand.theme.yaml", text: "palette: {}\n"))
  let analysis = Analysis(theme) { _ in .failure(LoadFailure("no such file")) }
  let page = String(decoding: previewPage([analysis]), as: UTF8.self)
  return page.lowercased().ranges(of: "<script").count
}()

private let tokenConfiguration: Configuration = {
  let text = "outputs: [dynamicColors, assetCatalog, tokens, manifest]\ndeploymentTarget: 15.0\n"
  let (configuration, diagnostics) = Configuration.read(
    SourceFile(path: "appearance.yaml", text: text))
  if !diagnostics.isEmpty { complain("the fuzzing's own configuration: \(diagnostics)") }
  return configuration
}()

private let sampleSide: DiffSide = {
  let theme = ThemeInput(
    SourceFile(
      path: "a/Brand.theme.yaml",
      text: """
        palette: { paper: white, ink: "#123456" }
        appearances:
          light:
            statusBarStyle: darkContent
            navigationBar: { backgroundColor: "{paper}", titleColor: "{ink}" }
        """))
  let compilation = compile([theme]) { _ in .failure(LoadFailure("no such file")) }
  guard let file = compilation.files.first(where: { $0.output == "manifest" }),
    let manifest = Manifest.read(SourceFile(path: "a/Old.json", bytes: file.bytes)).0
  else { complain("the fuzzing's own manifest cannot be read") }
  return DiffSide(manifest)
}()

private let initialize = """
  {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"workspace":\
  {"workspaceEdit":{"documentChanges":true}}}}}
  """
