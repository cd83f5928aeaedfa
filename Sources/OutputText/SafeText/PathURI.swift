/// A path as a URI reference (RFC 3986), with escapes where necessary.
package func pathURI(_ path: String) -> String {
  let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+,=@".utf8)
  var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  for byte in PathText.bytes(path) {
    if kept.contains(byte) {
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      uri += "%" + hexadecimal(UInt32(byte), digits: 2)
    }
  }
  return uri
}
