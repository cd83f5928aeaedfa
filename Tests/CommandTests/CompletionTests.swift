import TestSupport
import Foundation
import Testing

/// What shells offer where somebody presses the tabulator, asked of the shells themselves.
@Suite("Completion in a shell")
struct CompletionTests {
  private static let themes = [
    "Brand.theme.yaml": "", "Shop.theme.json": "", "notes.txt": "", "Themes/": "",
  ]

  @Test(
    "offers subcommands, options, paths, formats, outputs and rules",
    arguments: ["bash", "fish", "zsh"].filter(isInstalled))
  func offers(shell: String) throws {
    let folder = try TemporaryFolder(Self.themes)
    for (line, wanted, unwanted) in [
      ("", ["compile", "lint", "explain"], ["xcode"]),
      ("lint --for", ["--format"], ["--outputs"]),
      ("lint --format ", ["sarif", "xcode"], ["manifest"]),
      ("lint ", ["Brand.theme.yaml", "Shop.theme.json"], ["notes.txt"]),
      ("compile --outputs ", ["presets", "assetCatalog"], ["sarif"]),
      ("explain tint", ["tint-contrast"], ["title-contrast"]),
      ("schema ", ["theme", "manifest"], ["presets"]),
    ] {
      let offered = try Self.completions(of: "appearance \(line)", by: shell, in: folder)
      for word in wanted { #expect(offered.contains(word), "\(shell): \(line)") }
      for word in unwanted { #expect(!offered.contains(word), "\(shell): \(line)") }
    }
  }

  /// Whether a shell is in one of the folders that commands are looked for in.
  private static func isInstalled(_ shell: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }

  /// The words that a shell offers at the end of a line.
  private static func completions(
    of line: String, by shell: String, in folder: TemporaryFolder
  ) throws -> Set<String> {
    try folder.write("ask", script(for: line, by: shell))
    let call = try BuiltCommand.shell(
      "appearance --generate-completion-script \(shell) > script && \(shell) ask", in: folder)
    #expect(call.status == 0, "\(call.errors)")
    // Fish puts a description behind each word, and zsh what its terminal is told.
    let lines = call.output.split { $0.isNewline || $0 == "\t" || $0 == "\r" }
    return Set(lines.flatMap { $0.split(separator: " ") }.map(String.init))
  }

  private static func script(for line: String, by shell: String) -> String {
    switch shell {
    case "fish":
      return "source ./script\ncomplete -C '\(line)'\n"
    case "zsh":
      // Only an interactive shell completes, so one is given a terminal and its keys.
      return """
        zmodload zsh/zpty
        zpty -b asked 'TERM=dumb zsh -f -i'
        zpty -w asked 'PS1=; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -D'
        zpty -w asked 'LISTMAX=0; zstyle ":completion:*" list-packed no; source ./script; compdef _appearance appearance'
        sleep 1
        zpty -w -n asked $'\(line)\\t\\t'
        sleep 1
        while zpty -r -t asked text; do print -r -- "$text"; done

        """
    default:
      let words = line.split(separator: " ", omittingEmptySubsequences: false).dropFirst()
      let list = (["appearance"] + words).map { "'\($0)'" }.joined(separator: " ")
      return """
        source ./script
        COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); COMP_LINE='\(line)'; COMP_POINT=\(line.count)
        _appearance appearance "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"

        """
    }
  }
}
