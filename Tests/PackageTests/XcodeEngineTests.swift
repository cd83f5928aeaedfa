import Testing

extension PackageTests {
  @Test(
    "with the engine that Xcode builds with, edits reach the app and an unreadable theme stops the build",
    .enabled(if: Thorough.isAsked, Thorough.reason))
  func xcodeEngine() throws {
    let theme = "Sources/App/brand.theme.yaml"
    let client = try ClientPackage(with: .swiftbuild)
    let first = try client.build()
    try #require(first.status == 0, Comment(rawValue: first.output))
    // The second edit comes after all inputs of the first build are known.
    for (old, new) in [("F9", "FA"), ("FA", "FB")] {
      try client.edit(theme, "#F7F7\(old)", "#F7F7\(new)")
      let build = try client.build()
      try #require(build.status == 0, Comment(rawValue: build.output))
      let blue = try #require(Int(new, radix: 16))
      let background = [0xF7, 0xF7, blue].map { Double($0) / 255 } + [1]
      #expect(try client.colors()["background"] == background)
    }
    try client.edit(theme, "darkContent", "lightContent")
    let broken = try client.build()
    #expect(broken.status != 0)
    let place = "\(client.path(theme)):8:21: error: white status bar on #F7F7FB"
    #expect(broken.output.contains(place), Comment(rawValue: broken.output))
  }
}
