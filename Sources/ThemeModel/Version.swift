/// The version of the compiler, as the command and the manifest name it.
public let version = "0.2.0"
