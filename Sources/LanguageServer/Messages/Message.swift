/// A message of JSON-RPC 2.0 from the client.
package enum Message {
  /// Asks for an answer.
  case request(id: JSONValue, method: String, params: JSONValue)
  /// Tells something.
  case notification(method: String, params: JSONValue)
  /// Answers what the server asked.
  case response
  /// None of these; the answer, where one can be given.
  case invalid(JSONValue)

  /// The message in the content of a frame.
  package init(_ content: [UInt8]) {
    guard let value = JSONValue(content) else {
      self = .refused(.parseError, "message isn't JSON")
      return
    }
    let id = value["id"]
    guard value.isObject else {
      self = .refused(.invalidRequest, "message isn't an object")
      return
    }
    if let method = value["method"]?.text {
      let params = value["params"] ?? .null
      switch id {
      case nil: self = .notification(method: method, params: params)
      case .number?, .string?: self = .request(id: id ?? .null, method: method, params: params)
      default:
        self = .refused(.invalidRequest, "'id' is neither a number nor a text")
      }
    } else if id != nil, value["result"] != nil || value["error"] != nil {
      self = .response
    } else {
      self = .refused(.invalidRequest, "message has no 'method'", id: id ?? .null)
    }
  }

  private static func refused(
    _ code: RequestFailure.Code, _ message: String, id: JSONValue = .null
  ) -> Message {
    .invalid(.failure(id: id, RequestFailure(code, message)))
  }
}

/// Why a request has no result.
package struct RequestFailure: Error, Equatable {
  /// The codes of JSON-RPC 2.0 and LSP 3.17.
  package enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  package let code: Code
  /// A phrase without a full stop.
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension JSONValue {
  static func result(id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  /// The answer to a request that has no result.
  static func failure(id: JSONValue, _ failure: RequestFailure) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": JSONValue(failure.code.rawValue), "message": .string(failure.message)],
    ]
  }

  /// Something to tell the client.
  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  /// Something to ask the client.
  static func request(id: String, _ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
  }
}
