enum ServerAbilities {
  static func json(for client: ClientAbilities) -> JSONValue {
    var abilities: [String: JSONValue] = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    for feature in Feature.all {
      guard let ability = feature.ability else { continue }
      abilities[ability.name] = ability.value
    }
    return .object(abilities)
  }
}
