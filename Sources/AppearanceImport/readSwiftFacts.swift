#if Import
  import OutputText
  import ThemeSyntax

  /// Adds to an app's facts what its Swift says of bars.
  package func readSwiftFacts(of files: AppFiles, into facts: inout AppFacts) {
    let numbers = files.numbers(of: .swift)
    let trees = largeStackMap(numbers) { parseSwift(files.sources[Int($0)], number: $0) }
    let found = largeStackMap([trees]) { trees in
      let reader = BarReader(files, CodeIndex(trees))
      reader.readAll()
      reader.addObjects()
      return (facts: settledFacts(reader.drafts), asks: reader.screensDecideStatusBar)
    }
    facts.facts += withObjectiveC(found.flatMap(\.facts), files)
    facts.screensDecideStatusBar = found.contains(where: \.asks)
  }

  /// The facts, with what ends in Objective-C told from what ends in another module.
  private func withObjectiveC(_ facts: [BarFact], _ files: AppFiles) -> [BarFact] {
    let names = Set(
      files.numbers(of: .objectiveC).map { number in
        SourcePath.name(files.sources[Int(number)].path).prefix { $0 != "." && $0 != "+" }
      })
    return facts.map { fact in
      guard let end = fact.unresolved, end.cause == .otherModule, let name = end.name,
        let type = name.split(separator: ".").first, names.contains(type)
      else { return fact }
      var fact = fact
      fact.outcome = .unresolved(
        Unresolved(
          .objectiveC, "'\(name)' is declared in Objective-C", at: end.ends, name: name))
      return fact
    }
  }
#endif
