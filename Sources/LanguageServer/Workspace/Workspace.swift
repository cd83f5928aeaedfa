import DesignTokens
import OutputText
import ThemeCompiler
package import ThemeFiles
package import ThemeSyntax

/// The open documents over the disk, and what is known of each.
package final class Workspace {
  /// What clients count characters in.
  package var encoding = PositionEncoding.utf16Units
  package var folders: [String] = []
  package private(set) var documents: [String: OpenDocument] = [:]
  private var fence: ProjectFence
  private var finder: ConfigurationFinder?

  package init() throws(CommandFailure) {
    fence = try ProjectFence(ThemeRequest(paths: []))
  }

  // MARK: - Documents

  package func open(uri: String, version: Int?, text: String) {
    let path = DocumentURI.path(uri).map(FilePath.collapsed)
    let name = path ?? SourcePath.name(uri.split(separator: ":").last.map(String.init) ?? uri)
    let document = OpenDocument(
      uri: uri, path: name, isFile: path != nil, kind: DocumentKind(path: name), version: version,
      text: DocumentText(Array(text.utf8)))
    documents[uri] = document
    touch(document)
  }

  /// Takes a change of a document; a change without a range is the whole text.
  package func change(_ uri: String, in range: TextRange?, to text: String) {
    guard var document = documents.removeValue(forKey: uri) else { return }
    if let range {
      let start = document.text.offset(range.start, encoding)
      let end = document.text.offset(range.end, encoding)
      document.text = document.text.replacing(start..<max(start, end), with: text)
    } else {
      document.text = DocumentText(Array(text.utf8))
    }
    documents[uri] = document
  }

  /// Ends the changes that a client made at once.
  package func finishChange(_ uri: String, version: Int?) {
    guard let document = documents[uri] else { return }
    documents[uri]?.version = version ?? document.version
    touch(document)
  }

  /// Lets a document go; its file is on the disk again.
  package func close(_ uri: String) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    if document.isFile { fence.open[fence.paths.resolve(document.path)] = nil }
    spread(document.path, document.kind)
  }

  /// Notes that files changed on the disk.
  package func changedOnDisk(_ paths: [String]) {
    for path in paths {
      let path = FilePath.collapsed(path)
      // A color of a catalog may be new, so that nothing is made of its file yet.
      if path.contains(".xcassets/") { return lookAgain() }
      spread(path, DocumentKind(path: path))
    }
  }

  /// Makes everything look at the disk again.
  package func lookAgain() {
    finder = nil
    for uri in documents.keys { documents[uri]?.isDirty = true }
  }

  private func touch(_ document: OpenDocument) {
    if document.isFile, let bytes = documents[document.uri]?.text.bytes {
      fence.open[fence.paths.resolve(document.path)] = bytes
    }
    documents[document.uri]?.isDirty = true
    spread(document.path, document.kind)
  }

  /// Marks what is made of a file.
  private func spread(_ path: String, _ kind: DocumentKind) {
    if kind == .configuration { return lookAgain() }
    for (uri, document) in documents where document.related.contains(path) {
      documents[uri]?.isDirty = true
    }
  }

  // MARK: - Analysis

  /// Looks at every document again that changed; gives those.
  @discardableResult
  package func refresh() -> [String] {
    let dirty = documents.values.filter(\.isDirty).map(\.uri).sorted()
    for uri in dirty { analyze(uri) }
    return dirty
  }

  private func analyze(_ uri: String) {
    guard var document = documents[uri] else { return }
    document.isDirty = false
    switch document.kind {
    case .theme: analyzeTheme(&document)
    case .configuration: analyzeConfiguration(&document)
    case .tokens: analyzeTokens(&document)
    case .other:
      document.findings = []
      document.latest = nil
    }
    if document.latest?.isWhole ?? false { document.good = document.latest }
    documents[uri] = document
  }

  private func analyzeTheme(_ document: inout OpenDocument) {
    let source = SourceFile(path: document.path, bytes: document.text.bytes)
    var found: LoadedConfiguration?
    var unread: [Diagnostic] = []
    do throws(CommandFailure) {
      if document.isFile { found = try configuration(forFolder: FilePath.folder(of: source.path)) }
    } catch {
      unread = error.messages.map { Diagnostic("unreadable-file", $0, at: nil) }
    }
    let input = ThemeInput(
      source,
      configuration: found?.configuration(ofTheme: source.path, fence.paths) ?? Configuration())
    let analysis = Analysis(input, load: loader(document))
    let compilation = Compilation(linting: analysis)
    var writer = FindingWriter(encoding)
    document.findings = writer.findings(unread + compilation.diagnostics, whole: source.path) {
      compilation.source(of: $0)
    }
    if let found, !found.diagnostics.isEmpty {
      document.findings += writer.findings(found.diagnostics, whole: found.source.path) { _ in
        found.source
      }
    }
    document.learn(analysis)
  }

  private func analyzeConfiguration(_ document: inout OpenDocument) {
    let source = SourceFile(path: document.path, bytes: document.text.bytes)
    let whole = SourceRange(file: 0, lower: 0, upper: 0)
    let read = ReadConfiguration(source, file: 0)
    var writer = FindingWriter(encoding)
    document.findings = writer.findings(
      read.diagnostics.map { $0.about(whole) }, whole: source.path
    ) { _ in source }
    document.latest = Snapshot(document.text, path: document.path, kind: .configuration)
  }

  private func analyzeTokens(_ document: inout OpenDocument) {
    let own = document.path
    let system = tokenSystem(of: document)
    let unresolved = system.unresolved.filter { !$0.isDependent }.map { token in
      Diagnostic(
        token.id, .warning, "token '\(shortened(token.path))' has no value: \(token.reason)",
        at: token.range, notes: token.notes)
    }
    var writer = FindingWriter(encoding)
    let findings = placeOrder(system.findings + unresolved, FileIndices())
    document.findings = writer.findings(findings, whole: own) { range in
      let index = Int(range.file)
      return system.sources.indices.contains(index) ? system.sources[index] : nil
    }
    document.learn(system)
  }

  /// The system that a file of tokens makes by itself.
  private func tokenSystem(of document: OpenDocument) -> TokenSystem {
    let load = loader(document)
    let (own, bytes) = (document.path, document.text.bytes)
    return readTokens([TokenEntry(.file, path: TokenEntry.Text(own, at: nil), folder: "")]) {
      path in
      path == own ? .success(SourceFile(path: own, bytes: bytes)) : load(path)
    }
  }

  /// The configuration for the themes of a folder, nil where there is none.
  private func configuration(
    forFolder folder: String
  ) throws(CommandFailure) -> LoadedConfiguration? {
    if finder == nil { finder = try ConfigurationFinder(ThemeRequest(paths: []), fence) }
    return try finder?.configuration(forFolder: folder)
  }

  /// The address of a rule's page, where the configuration for a file says where those are.
  package func page(ofRule id: String, forFileAt path: String) -> String? {
    guard LintRule.named(id) != nil,
      let found = try? configuration(forFolder: FilePath.folder(of: path))
    else { return nil }
    return found.configuration.documentation?.address(of: id)
  }

  /// What gives a document the files that it is made of.
  package func loader(_ document: OpenDocument) -> FileLoader {
    guard document.isFile else {
      return { _ in .failure(LoadFailure("this file is not saved yet")) }
    }
    return fence.loader(SourceFile(path: document.path, bytes: []))
  }

  /// What gives a theme's file the files that it is made of.
  package func loader(ofFile path: String) -> FileLoader {
    fence.loader(SourceFile(path: path, bytes: []))
  }

  /// The bytes of a file as it is open or on the disk, nil where it cannot be read.
  package func source(_ path: String) -> SourceFile? {
    if let document = document(atPath: path) {
      return SourceFile(path: path, bytes: document.text.bytes)
    }
    return try? loader(ofFile: path)(path).get()
  }

  /// The names in a folder that a file may take others from, in order, those of folders with a slash at their
  /// end; none where it cannot be read.
  package func names(inFolder folder: String, forFileAt path: String) -> [String] {
    guard let list = try? loader(ofFile: path)("\(folder)/").get() else { return [] }
    let lines = list.bytes.split(separator: 0x0A)
    return lines.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  // MARK: - Looking

  package func document(atPath path: String) -> OpenDocument? {
    documents.values.first { $0.isFile && $0.path == path }
  }

  /// The name of the file at a path: the client's own where it has it open.
  package func uri(ofPath path: String) -> String {
    documents.values.first { $0.path == path }?.uri ?? DocumentURI.uri(path)
  }

  /// What is known of a document, by its newest text that is whole.
  package func view(_ uri: String) -> View? {
    refresh()
    guard let document = documents[uri] else { return nil }
    if document.kind == .other { return viewOfPart(document) }
    let snapshot = document.latest?.isWhole ?? false ? document.latest : document.good
    guard let snapshot = snapshot ?? document.latest else { return nil }
    return view(document, snapshot)
  }

  /// What is known of a file whose kind its name does not reveal, where a theme extends it or takes its tokens; it is
  /// looked at once, until something of it changes or another kind of file is made of it.
  private func viewOfPart(_ document: OpenDocument) -> View? {
    let users = documents.values.filter {
      $0.kind == .theme && $0.related.contains(document.path)
    }
    guard let user = users.min(by: { $0.path < $1.path }) else { return nil }
    let tokens = user.latest?.analysis?.tokens?.sources ?? []
    let kind: DocumentKind =
      tokens.contains { $0.path == document.path } ? .tokens : .theme
    if let known = document.latest, known.kind == kind { return view(document, known) }
    var document = document
    if kind == .tokens {
      document.learn(tokenSystem(of: document))
    } else {
      let input = ThemeInput(SourceFile(path: document.path, bytes: document.text.bytes))
      document.learn(Analysis(input, load: loader(document)))
    }
    documents[document.uri] = document
    return document.latest.map { view(document, $0) }
  }

  private func view(_ document: OpenDocument, _ snapshot: Snapshot) -> View {
    View(
      snapshot: snapshot, text: document.text, uri: document.uri, encoding: encoding,
      shift: snapshot.text.bytes == document.text.bytes
        ? .none : TextShift(from: snapshot.text.bytes, to: document.text.bytes))
  }

  /// What there is to say about a file: what its own analysis found first, then what those found that
  /// are made of it, each once.
  package func findings(atPath path: String) -> [Finding] {
    var seen: Set<Finding> = []
    let own = documents.values.filter { $0.path == path }
    let others = documents.values.filter { $0.path != path }.sorted { $0.path < $1.path }
    return (own + others).flatMap(\.findings).filter { $0.path == path && seen.insert($0).inserted }
  }

  /// The paths of all files about which there is something to say.
  package var pathsWithFindings: Set<String> {
    Set(documents.values.flatMap { $0.findings.map(\.path) })
  }
}
