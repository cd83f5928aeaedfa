#if Import
  import Testing

  @Suite("Bar-appearance objects that bars get")
  struct BarReaderObjectsTests {
    @Test(
      "an object that no bar is seen to get is told with a doubt, and a blur leaves colors open")
    func objects() {
      let code = """
        final class Maker {
          func make() {
            let object = UITabBarAppearance()
            object.configureWithDefaultBackground()
            object.backgroundEffect = UIBlurEffect(style: .dark)
          }
        }
        """
      #expect(
        values(code, of: "tabBar.background") == ["default no bar is seen to get it"])
      #expect(
        values(code, of: "tabBar.backgroundColor") == ["? content no bar is seen to get it"])
    }
  }
#endif
