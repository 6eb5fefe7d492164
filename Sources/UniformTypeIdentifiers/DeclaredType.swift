/// What is known of a type.
struct DeclaredType: Sendable {
  let identifier: String
  /// The names of what it is a kind of.
  let parents: [String]
  /// The usual one first.
  var extensions: [String] = []
  /// The usual one first.
  var mimeTypes: [String] = []
}
