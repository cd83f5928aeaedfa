/// What a client can do, as far as it matters.
struct ClientAbilities {
  /// What it counts characters in.
  var encoding = PositionEncoding.utf16Units
  /// Whether it asks for findings by itself.
  var pullsDiagnostics = false
  /// Whether it can be told to ask for findings again.
  var refreshesDiagnostics = false
  /// Whether it can tell what changes on the disk.
  var watchesFiles = false
  /// Whether what completion writes may have places to fill in.
  var takesSnippets = false
  /// Whether it takes the edits of an action with the document's version.
  var takesDocumentChanges = false

  /// A client that can do nothing special.
  init() {}

  /// What `initialize` says.
  init(_ json: JSONValue) {
    let encodings = json["general"]?["positionEncodings"]?.elements.compactMap(\.text) ?? []
    if encodings.contains(PositionEncoding.utf8Bytes.rawValue) { encoding = .utf8Bytes }
    let document = json["textDocument"]
    pullsDiagnostics = document?["diagnostic"] != nil
    takesSnippets =
      document?["completion"]?["completionItem"]?["snippetSupport"]?.flag ?? false
    let workspace = json["workspace"]
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
  }
}
