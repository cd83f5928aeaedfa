import AppearanceCompiler
import Foundation

/// Analyzes a theme in memory again and again, as an editor does; prints the microseconds of one time.
///
/// `lines` edits one line of a theme of so many lines each time; `findings` and `computed` look at a theme
/// with so many pairs that lack contrast, each with its suggestions, and give the microseconds of one
/// finding; the colors of `computed` are said by functions.
@main
enum Relint {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 3, let kind = words.first, let count = Int(words.dropFirst().first ?? ""),
      let times = Int(words.last ?? ""), times > 0
    else {
      print("Relint lines|findings|computed COUNT TIMES")
      return
    }
    let isEdited = kind == "lines"
    let durations = (0..<times).map { time in
      let text = isEdited ? edited(count, time) : failing(count, isComputed: kind == "computed")
      let theme = ThemeInput(SourceFile(path: "Brand.theme.yaml", text: text))
      let start = processorTime
      let found = lint([theme]) { _ in .failure(LoadFailure("no such file")) }
      precondition(found.diagnostics.count >= (isEdited ? 0 : count))
      return processorTime - start
    }
    let microseconds = durations.sorted()[times / 2]
    print(isEdited ? microseconds : microseconds / Double(count))
  }

  /// The microseconds that the process has worked so far, whatever else the machine does.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// A theme of so many lines, eleven of them for each appearance; one differs each time.
  private static func edited(_ lines: Int, _ time: Int) -> String {
    var text = "palette:\n  ink: \"#1C1C1E\"\n  paper: \"#F\(time % 9)F2F7\"\nappearances:\n"
    for appearance in 0..<max(1, (lines - 4) / 11) {
      text += """
          screen\(appearance):
            statusBarStyle: darkContent
            navigationBar:
              backgroundColor: "{paper}"
              tintColor: "#00\(10 + appearance % 80)60"
              titleColor: "{ink}"
              scrollEdge: { backgroundColor: white }
            tabBar:
              backgroundColor: white
              tintColor: "#0A3D\(10 + appearance % 80)"
              unselectedItemTintColor: "{ink}"

        """
    }
    return text
  }

  /// A theme with so many pairs that lack contrast, each of colors of its own.
  private static func failing(_ count: Int, isComputed: Bool) -> String {
    var text = "palette:\n"
    for color in 0..<count {
      let digits = String(0x100 + color % 200, radix: 16).dropFirst()
      let (red, green) = (0x80 + color / 200 % 16, 0x88)
      let hex = "#\(String(red, radix: 16))\(String(green, radix: 16))\(digits)"
      text += "  c\(color): \"\(hex)\"\n"
    }
    text += "appearances:\n"
    for color in 0..<count {
      let tint = isComputed ? "color-mix(in srgb, {c\(color)}, white)" : "{c\(color)}"
      text += "  a\(color): { toolbar: { backgroundColor: \"#777777\", tintColor: \"\(tint)\" } }\n"
    }
    return text
  }
}
