/// A path as a reference of a URI (RFC 3986), its bytes escaped where they have to be.
func pathURI(_ path: String) -> String {
  let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+,=@".utf8)
  var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  for scalar in path.unicodeScalars {
    // Bytes that are not UTF-8 travel through paths as the last characters of Unicode.
    let isByte = scalar.value >= 0x10FF00
    let bytes = isByte ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    for byte in bytes {
      if kept.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%\(digits.utf8.count == 1 ? "0" : "")\(digits)"
      }
    }
  }
  return uri
}
