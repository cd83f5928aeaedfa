/// The compiler's version, as reported by the command and the manifest.
public let version = "0.2.0"
