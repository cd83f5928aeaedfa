import ColorScience
import OutputText
import ThemeCompiler

/// Draws phones as text on colors.
extension MarkupWriter {
  /// Draws what some variants of an appearance see, every state beside the others.
  mutating func aspect(_ aspect: SceneMaker.Aspect, of name: String) {
    let variants = aspect.variants.map(\.name).joined(separator: " ")
    write(#"<figure class="vw" data-v="\#(variants)"><figcaption>\#(aspect.caption)</figcaption>"#)
    for scene in aspect.scenes { phone(scene, "\(name), \(aspect.caption)") }
    let isMixed = aspect.scenes.contains { $0.bars.contains { $0.behind.count > 1 } }
    if isMixed { slider("Content behind, from best to worst", "\(name), \(aspect.caption)") }
    for bar in aspect.scenes[0].bars where !bar.gradientRatios.isEmpty {
      gradientSlider(bar, "\(name), \(aspect.caption)")
    }
    write("</figure>")
  }

  /// Writes what moves a mark along a bar's gradient and says the contrast there, at first where it is least.
  private mutating func gradientSlider(_ bar: BarScene, _ title: String) {
    let ratios = bar.gradientRatios
    let worst = ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0
    let name = bar.kind.title
    write(#"<label class="gr">Along the gradient of the \#(name): "#)
    write("<output>\(shortRatio(ratios[worst])):1 at \(worst * 5) %</output>")
    write(#"<input type="range" min="0" max="\#(ratios.count - 1)" value="\#(worst)" "#)
    write(
      #"data-g="\#(bar.kind.name)" data-r="\#(ratios.map(shortRatio).joined(separator: " "))" "#)
    write(#"aria-label="Along the gradient of the \#(name): \#(title)"></label>"#)
  }

  /// Writes what moves the border between two sides of what is before it.
  mutating func slider(_ label: String, _ title: String) {
    write(#"<label class="gr">\#(label)"#)
    write(
      #"<input type="range" min="0" max="100" value="50" aria-label="\#(label): \#(title)"></label>"#
    )
  }

  /// Draws a phone with the verdicts on what does not pass beside it.
  mutating func phone(_ scene: PhoneScene, _ title: String) {
    let layout = PhoneLayout(scene)
    let labels = layout.labels
    let look =
      (scene.look == .glass ? " gl" : "") + (scene.isWide ? " co" : "")
      + (scene.device == .pad ? " pd" : "") + (labels.isEmpty ? "" : " lb")
    let state = scene.device == .pad ? "inline" : scene.state.path.name
    write(#"<div class="ph\#(look)" data-s="\#(state)"><p>\#(scene.caption)"#)
    for gap in scene.gaps { write("<br>\(gap)") }
    write(#"</p><div class="bz">"#)
    screen(layout, "\(title), \(scene.caption): \(layout.sentence)")
    if !labels.isEmpty {
      write(##"<div aria-hidden="true"><svg class="le"><use href="#:\##(lines(labels))"/></svg>"##)
      for label in labels {
        let place = place(label.box, label.box.height / 2, nil)
        write(
          #"<small class="v \#(label.part.verdict.rawValue) \#(place)">\#(label.words)</small>"#)
      }
      write("</div>")
    }
    write("</div></div>")
  }

  /// Draws the part of a phone that is around a part of it, which has a ring.
  mutating func crop(_ layout: PhoneLayout, around part: MarkedPart, _ title: String) {
    let (width, height) = (393.0, 112.0)
    let (screen, box) = (layout.screen, part.boxes[0])
    let x = min(max(0, box.middle.x - width / 2), screen.width - width)
    let y = min(max(0, box.middle.y - height / 2), screen.height - height)
    let frame = Box(-x, -y, screen.width, screen.height)
    write(#"<div class="cr"><div class="\#(place(frame, 0, nil))">"#)
    self.screen(layout, "Detail of \(title)") { box in
      box.bottom > y && box.y < y + height && box.right > x && box.x < x + width
    }
    let ring = Box(box.x - 5, box.y - 3, box.width + 10, box.height + 6)
    write(#"<i class="rg \#(place(ring, 9, nil))"></i></div></div>"#)
  }

  private mutating func screen(
    _ layout: PhoneLayout, _ title: String, where isShown: (Box) -> Bool = { _ in true }
  ) {
    let shade: Markup = layout.isDark ? " dk" : ""
    let content = layout.content
    write(#"<div class="dev\#(shade) \#(back(content.color))" role="img" aria-label="\#(title)">"#)
    write(#"<i class="\#(self.content(content))"></i>"#)
    var icons: [Piece] = []
    for piece in layout.pieces where isShown(piece.box) {
      if case .icon = piece.kind {
        icons.append(piece)
        continue
      }
      if icons.contains(where: { $0.box.intersects(piece.box) }) { self.icons(&icons) }
      self.piece(piece)
    }
    self.icons(&icons)
    write("</div>")
  }

  /// Writes icons as one picture and removes them.
  ///
  /// Browsers take long for pictures: with one for each icon, scrolling takes a third more.
  private mutating func icons(_ icons: inout [Piece]) {
    guard !icons.isEmpty else { return }
    write("<svg>")
    for piece in icons { self.piece(piece) }
    write("</svg>")
    icons.removeAll()
  }

  private mutating func piece(_ piece: Piece) {
    switch piece.kind {
    case .fill(let color):
      write(
        #"<i class="\#(piece.name) \#(place(piece.box, piece.radius, nil)) \#(back(color))"></i>"#)
    case .gradient(let gradient, let direction):
      let colors = back(gradient, direction)
      let box = place(piece.box, piece.radius, nil)
      write(#"<i class="\#(piece.name) \#(box) \#(colors)"></i>"#)
      if let bar = piece.bar {
        write(#"<i class="mk \#(direction.rawValue) of-\#(bar.name) \#(box)"></i>"#)
      }
    case .glass, .unknown:
      write(#"<i class="\#(piece.name) \#(place(piece.box, piece.radius, nil))"></i>"#)
    case .words(let words, let style, let color):
      write(
        #"<i class="\#(piece.name) \#(place(piece.box, 0, style)) \#(front(color))">\#(words)</i>"#)
    case .icon(let icon, let color):
      write(##"<use href="#:\##(icon.rawValue)" "##)
      write(#"class="\#(place(piece.box, of: icon)) \#(front(color))"/>"#)
    }
  }
}

extension PhoneLayout {
  /// What the drawing says, in words.
  fileprivate var sentence: String {
    let bars = scene.bars.map(\.kind.title).joined(separator: ", ")
    guard let worst = marked.min(by: { $0.ratio < $1.ratio }) else { return bars }
    return "\(bars); \(counted(marked.count, "pair")) marked, the worst \(worst.verdict.word) with "
      + "\(shortRatio(worst.ratio)):1"
  }
}
