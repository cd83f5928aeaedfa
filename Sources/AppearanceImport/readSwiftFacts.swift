#if Import
  /// Adds to an app's facts what its Swift says of bars.
  package func readSwiftFacts(of files: AppFiles, into facts: inout AppFacts) {
  }
#endif
