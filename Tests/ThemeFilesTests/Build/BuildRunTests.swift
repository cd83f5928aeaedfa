import TestSupport
import Foundation
import Testing

@testable import OutputText
@testable import ThemeCompiler
@testable import ThemeFiles
@testable import ThemeSyntax

/// What the tool of the build plugin writes.
@Suite struct BuildRunTests {
  private func request(_ folder: TemporaryFolder, _ names: String...) -> BuildRequest {
    var request = BuildRequest()
    request.folder = folder["out"]
    request.top = folder.path
    request.inputList = folder["out/themes.inputs"]
    for name in names {
      var theme = BuildRequest.Theme(path: folder[name])
      theme.files = ["presets": "\(name).swift", "proxy": "\(name)Proxy.swift"]
      request.themes.append(theme)
      request.inputs.insert(folder[name])
    }
    return request
  }

  @Test("every announced file is written, whatever the theme is named, and nothing is said")
  func files() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop", "out/": ""])
    let run = try Transcript.build(request(folder, "a.theme.yaml"))
    #expect(run.status == .done)
    #expect(run.output == "" && run.errors == "")
    #expect(try folder.names() == ["a.theme.yaml", "out"])
    #expect(folder.text("out/a.theme.yaml.swift") == swift(from: "a.theme.yaml", "Shop"))
    #expect(
      folder.text("out/a.theme.yamlProxy.swift")
        == "// 'proxy' is not among the outputs of a.theme.yaml.\n")
  }

  @Test("nothing but Swift is made, whatever the outputs are, and findings stay the same")
  func onlySwift() throws {
    let outputs = ["presets", "dynamicColors", "assetCatalog", "tokens", "manifest"]
    let text =
      "palette: { ink: 'light-dark(#000000, #FFFFFF)' }\nappearances:\n  a: { toolbar: { tintColor: '{ink}' } }\n"
    var configuration = Configuration()
    configuration.outputs = outputs
    let theme = ThemeInput(
      SourceFile(path: "Brand.theme.yaml", text: text), configuration: configuration)
    var cache = AnalysisCache(keeps: false)
    let load: ThemeFileLoader = { _ in { _ in .failure(LoadFailure("no such file")) } }
    let all = compileWithoutSuggestions([theme], load, &cache)
    let swift = compileSwift([theme], load, &cache)
    #expect(Set(all.files.map(\.output)) == Set(outputs))
    #expect(swift.files.map(\.path) == all.files.map(\.path).filter { $0.hasSuffix(".swift") })
    #expect(swift.files.count == 2)
    #expect(swift.diagnostics == all.diagnostics)
  }

  @Test("a file that stays the same is not touched, a new one is dated to a later second")
  func dates() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop", "out/": ""])
    let request = request(folder, "a.theme.yaml")
    _ = try Transcript.build(request)
    let first = folder.stamp("out/a.theme.yaml.swift")
    _ = try Transcript.build(request)
    #expect(folder.stamp("out/a.theme.yaml.swift") == first)
    try folder.write("a.theme.yaml", "Store")
    _ = try Transcript.build(request)
    #expect(folder.stamp("out/a.theme.yaml.swift")[0] > first[0])
  }

  @Test("warnings are shown in one line each, notes are not, and an error leaves all files alone")
  func findings() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop\nwarning", "out/": ""])
    let request = request(folder, "a.theme.yaml")
    let place = "\(folder.path)/a.theme.yaml:1:1:"
    let warned = try Transcript.build(request)
    #expect(warned.status == .done)
    #expect(warned.errors == "\(place) warning: something is odd [fake]\n")
    try folder.write("a.theme.yaml", "Shop\nerror")
    let failed = try Transcript.build(request)
    #expect(failed.status == .findings)
    #expect(failed.errors == "\(place) error: something is odd [fake]\n")
    #expect(folder.text("out/a.theme.yaml.swift")?.hasSuffix("warning") == true)
  }

  @Test("Swift that no file is announced for is refused")
  func unannounced() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop", "out/": ""])
    var request = request(folder, "a.theme.yaml")
    request.themes[0].files = ["proxy": "Proxy.swift"]
    let run = try Transcript.build(request)
    #expect(run.status == .usage)
    #expect(run.messages == ["no file is announced for the output 'presets'"])
  }

  @Test("the list of inputs changes with every run until all that is read is announced")
  func inputs() throws {
    let folder = try TemporaryFolder([
      "a.theme.yaml": "Shop", "appearance.yaml": "access: public\n", "out/themes.inputs": "",
    ])
    var request = request(folder, "a.theme.yaml")
    var seen: Set = [""]
    let list = folder["a.theme.yaml"] + "\n" + folder["appearance.yaml"] + "\n"
    for expected in [list, list + "\n", list] {
      _ = try Transcript.build(request)
      #expect(folder.text("out/themes.inputs") == expected)
      seen.insert(folder.stamp("out/themes.inputs").description)
    }
    #expect(seen.count == 4)
    request.inputs.insert(folder["appearance.yaml"])
    _ = try Transcript.build(request)
    #expect(seen.contains(folder.stamp("out/themes.inputs").description))
  }

  @Test("a configuration above the package's folder does not apply")
  func top() throws {
    let folder = try TemporaryFolder([
      "appearance.yaml": "{", "package/Sources/a.theme.yaml": "Shop", "out/": "",
    ])
    var request = request(folder, "package/Sources/a.theme.yaml")
    request.themes[0].files = ["presets": "A.swift"]
    request.top = folder["package"]
    #expect(try Transcript.build(request).status == .done)
    request.top = folder.path
    #expect(try Transcript.build(request).status == .findings)
  }

  @Test(
    "an announced name that leads out of the folder is refused",
    arguments: [
      "../A.swift", "a/A.swift", "/A.swift", "..", ".", "", "A\0.swift",
    ])
  func names(name: String) throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop", "out/": ""])
    var request = request(folder, "a.theme.yaml")
    request.themes[0].files = ["presets": name]
    let run = try Transcript.build(request)
    #expect(run.status == .usage)
    #expect(run.messages.first?.hasPrefix("--file takes the name of a file in the folder") == true)
    #expect(try folder.names() == ["a.theme.yaml", "out"])
  }

  @Test("two outputs of one name are refused")
  func announcedTwice() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop", "out/": ""])
    var request = request(folder, "a.theme.yaml")
    request.themes[0].files = ["presets": "A.swift", "proxy": "A.swift"]
    #expect(try Transcript.build(request).messages == ["'A.swift' is announced twice"])
  }

  @Test("the theme is never written over, by whatever name")
  func overwritten() throws {
    let folder = try TemporaryFolder(["a.theme.yaml": "Shop", "out/": ""])
    var request = request(folder, "a.theme.yaml")
    link(folder["a.theme.yaml"], folder["out/hard.swift"])
    symlink("../a.theme.yaml", folder["out/soft.swift"])
    for (place, name) in [("", "a.theme.yaml"), ("out", "hard.swift"), ("out", "soft.swift")] {
      request.folder = folder[place]
      request.themes[0].files = ["presets": name]
      let run = try Transcript.build(request)
      #expect(run.status == .unwritable)
      #expect(run.messages.first?.hasSuffix("/\(name)': it is an input of this run") == true)
      #expect(folder.text("a.theme.yaml") == "Shop")
    }
  }

  @Test("a theme may extend what lies in its package, and nothing else")
  func package() throws {
    let folder = try TemporaryFolder([
      "secret.yaml": "token: hunter2\n", "package/Sources/Shared/base.yaml": "palette: {}\n",
      "package/Sources/App/appearance.yaml": "", "out/": "",
    ])
    func build(_ path: String) throws -> BuiltCommand.Result {
      try folder.write("package/Sources/App/a.theme.yaml", "extends: \(path)\nappearances: {}\n")
      return try BuiltCommand.run(
        [
          "build", "--top", folder["package"], "--folder", folder["out"], "--input-list",
          folder["out/list"], "--theme", folder["package/Sources/App/a.theme.yaml"], "--file",
          "presets=A.swift",
        ], in: folder, named: "AppearanceBuildTool")
    }
    #expect(try build("../Shared/base.yaml").status == 0)
    let refused = try build("../../../secret.yaml")
    #expect(refused.status == 1 && !refused.errors.contains("hunter2"))
    #expect(refused.errors.contains("it is outside 'package', the folder of its package"))
  }
}
