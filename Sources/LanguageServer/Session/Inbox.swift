import ThemeFiles

/// What a client sent and nobody took yet, in order.
final class Inbox {
  private let input: Descriptor
  /// Hears of each message as it comes, before it is its turn.
  private let heed: (MessageFrames.Frame) -> Void
  private var frames = MessageFrames()
  private var waiting: [MessageFrames.Frame] = []
  private(set) var isClosed = false

  /// What comes over a stream.
  init(_ input: Descriptor, heed: @escaping (MessageFrames.Frame) -> Void) {
    self.input = input
    self.heed = heed
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Takes the first message; nil where there is none.
  func next() -> MessageFrames.Frame? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Takes in what has come by now, without waiting.
  func collect() {
    while !isClosed, input.hasInput { read() }
  }

  /// Waits until something comes, and takes it in.
  func wait() {
    if !isClosed { read() }
    collect()
  }

  private func read() {
    let bytes = (try? input.readAvailable(upTo: 1 << 16)) ?? []
    isClosed = bytes.isEmpty
    frames.append(bytes)
    while let frame = frames.next() {
      waiting.append(frame)
      heed(frame)
    }
  }
}

extension MessageFrames.Frame {
  /// The request that the message cancels; nil where it cancels none.
  var cancelledRequest: JSONValue? {
    guard case .message(let content) = self, content.count < 256,
      case .notification("$/cancelRequest", let params) = Message(content)
    else { return nil }
    return params["id"]
  }
}
