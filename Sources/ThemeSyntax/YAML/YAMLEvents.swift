#if LIBYAML_PACKAGE
  internal import CYaml
#else
  internal import CLibYAML
#endif

/// Events from libyaml, each valid until the next `advance()`; the only code with C pointers.
struct YAMLEvents: ~Copyable {
  enum Kind: UInt32 {
    case none, streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  /// In libyaml's order.
  enum Style: UInt32 {
    case any, plain, singleQuoted, doubleQuoted, literal, folded
  }

  struct Scalar {
    let text: UnsafeBufferPointer<UInt8>
    let style: Style
    let hasTag: Bool
    /// True if a tag or an anchor precedes the text.
    let hasProperties: Bool
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let isReady: Bool

  #if LIBYAML_PACKAGE
    /// Lifts libyaml's global limit of 1,000 levels, which lacks a location; the reader has one.
    private static let liftNestingLimit: Void = yaml_set_max_nest_level(.max)
  #endif

  /// The bytes must be UTF-8 without a byte order mark, and outlive this value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    #if LIBYAML_PACKAGE
      Self.liftNestingLimit
    #endif
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event.initialize(to: yaml_event_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // libyaml asserts that its input is not null, even if none is read.
    let start = bytes.baseAddress ?? UnsafeRawPointer(event).assumingMemoryBound(to: UInt8.self)
    yaml_parser_set_input_string(parser, start, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    if isReady { yaml_parser_delete(parser) }
    event.deallocate()
    parser.deallocate()
  }

  /// Returns false at the end and at an error.
  mutating func advance() -> Bool {
    yaml_event_delete(event)
    guard isReady, yaml_parser_parse(parser, event) == 1 else { return false }
    return event.pointee.type != YAML_NO_EVENT
  }

  var kind: Kind { Kind(rawValue: event.pointee.type.rawValue) ?? .none }

  /// In code points.
  var start: Int { event.pointee.start_mark.index }

  var end: Int { event.pointee.end_mark.index }

  var scalar: Scalar {
    let scalar = event.pointee.data.scalar
    return Scalar(
      text: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
      style: Style(rawValue: scalar.style.rawValue) ?? .any,
      hasTag: scalar.tag != nil, hasProperties: scalar.tag != nil || scalar.anchor != nil)
  }

  /// True for braces or brackets, and for a pair inside brackets.
  var isFlow: Bool {
    kind == .mappingStart
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }

  /// The name after `&` or `*`, if any.
  var anchor: UnsafeBufferPointer<UInt8>? {
    kind == .alias || canHaveTag ? cString(event.pointee.data.scalar.anchor) : nil
  }

  var tag: UnsafeBufferPointer<UInt8>? {
    canHaveTag ? cString(event.pointee.data.scalar.tag) : nil
  }

  /// Events with an anchor and a tag share their data's first fields.
  private var canHaveTag: Bool {
    kind == .scalar || kind == .sequenceStart || kind == .mappingStart
  }

  /// True without `---` or `...`.
  var isImplicit: Bool {
    kind == .documentStart
      ? event.pointee.data.document_start.implicit != 0
      : event.pointee.data.document_end.implicit != 0
  }

  var hasTagDirectives: Bool {
    let directives = event.pointee.data.document_start.tag_directives
    return directives.start != directives.end
  }

  /// The error of `advance()`; nil at the end of the stream.
  var problem: YAMLProblem? {
    guard isReady else { return YAMLProblem(message: "out of memory", context: "", place: 0) }
    let state = parser.pointee
    guard state.error != YAML_NO_ERROR else { return nil }
    return YAMLProblem(
      message: state.problem.map { String(cString: $0) } ?? "out of memory",
      context: state.context.map { String(cString: $0) } ?? "",
      place: state.problem_mark.index,
      contextPlace: state.context == nil ? nil : state.context_mark.index)
  }

  private func cString(_ start: UnsafeMutablePointer<yaml_char_t>?) -> UnsafeBufferPointer<UInt8>? {
    guard let start else { return nil }
    var count = 0
    while start[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }
}
