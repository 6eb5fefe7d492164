/// What may hold a secret: neither printing nor dumping it says what it holds, nor what is around it.
nonisolated protocol Unspoken: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

nonisolated extension Unspoken {
  var description: String { "text" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
