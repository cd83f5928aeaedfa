#if Import
  import Testing

  @Suite("Calls in an app's code")
  struct EvaluatorCallsTests {
    @Test("a contained proxy has a look of its own")
    func containedProxies() {
      let code = """
        func setUp() {
          UINavigationBar.appearance().tintColor = .black
          UINavigationBar.appearance(whenContainedInInstancesOf: [Photos.self]).tintColor = .white
        }
        """
      #expect(values(code) == ["#000000", "Photos: #ffffff"])
    }
  }
#endif
