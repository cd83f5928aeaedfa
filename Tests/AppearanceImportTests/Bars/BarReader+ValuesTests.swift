#if Import
  import Testing

  @Suite("Values of properties of bars")
  struct BarReaderValuesTests {
    @Test("nil gives a bar what the system has; what is previewed is no app")
    func systemValues() {
      let code = """
        func reset() {
          UINavigationBar.appearance().titleTextAttributes = nil
          UINavigationBar.appearance().shadowImage = nil
          UINavigationBar.appearance().setBackgroundImage(nil, for: .default)
          UIToolbar.appearance().setBackgroundImage(UIImage(), for: .default)
        }
        struct HomePreviews: PreviewProvider {
          static var previews: some View { Home().preferredColorScheme(.dark) }
        }
        """
      #expect(values(code, of: "navigationBar.titleColor") == ["default as the screen goes away"])
      #expect(values(code, of: "navigationBar.shadowColor") == ["default as the screen goes away"])
      #expect(values(code, of: "navigationBar.background") == ["default as the screen goes away"])
      #expect(values(code, of: "toolbar.background") == ["transparent as the screen goes away"])
      #expect(values(code, of: "app.UIUserInterfaceStyle").isEmpty)
    }
  }
#endif
