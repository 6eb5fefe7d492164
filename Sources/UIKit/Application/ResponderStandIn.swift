/// As ``UIResponder``, with the initialiser at the same place of the method table.
@MainActor open class ResponderStandIn: MainActorObject {
  /// Stands where `UIResponder.init()` does.
  public required init() {
    super.init(root: ())
  }
}
