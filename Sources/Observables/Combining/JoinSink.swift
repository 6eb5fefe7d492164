/// Sources at work that become one: combineLatest and zip. Each has a cell for its elements; when all
/// are filled, `make` takes one out of each.
final class JoinSink<Output>: CombinerSink<() -> Void, Output>, @unchecked Sendable {
  // All below are only touched within the gate, or before a source has begun.
  private var cells: [JoinState] = []
  private let make: () throws -> Output
  @exclusivity(unchecked) private var missing = 0
  private var running = 0

  /// Feeds `downstream` with what `make` returns.
  init(to downstream: Sink<Output>, _ make: @escaping () throws -> Output) {
    self.make = make
    super.init(to: downstream)
  }

  /// Adds the cell of one more source. To be done for all before the first begins.
  func add(_ cell: JoinState) {
    cells.append(cell)
    missing += 1
    running += 1
  }

  /// Begins with a source, unless the stream has ended already.
  func listen<Element>(to source: Observable<Element>, _ cell: JoinCell<Element>) {
    guard !isDisposed else { return }
    let inlet = JoinInlet(to: self, cell)
    add(inlet)
    source.run(inlet)
  }

  override func handle(_ input: @escaping () -> Void) { input() }

  // From within the gate only:

  fileprivate func took<Element>(_ element: Element, _ cell: JoinCell<Element>) {
    guard !isDisposed else { return }
    if !cell.isFilled { missing -= 1 }
    cell.put(element)
    guard missing == 0 else {
      // All others have ended, and one of them without an element: there will never be one of each.
      if running == 1 { finish() }
      return
    }
    do {
      let joined = try make()
      if cell.keepsAll { missing = cells.count { !$0.isFilled } }
      emit(joined)
    } catch {
      fail(error)
    }
  }

  fileprivate func ended(_ cell: JoinState) {
    cell.isDone = true
    running -= 1
    if running == 0 { finish() }
  }
}

private final class JoinInlet<Element, Output>: Sink<Element>, @unchecked Sendable {
  private let join: JoinSink<Output>
  private let cell: JoinCell<Element>

  init(to join: JoinSink<Output>, _ cell: JoinCell<Element>) {
    self.join = join
    self.cell = cell
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    guard join.enter() else { return join.send { [join, cell] in join.took(element, cell) } }
    join.took(element, cell)
    join.leave()
  }

  override func error(_ error: any Error) {
    if !isDisposed { join.send { [join] in join.fail(error) } }
    join.remove(self)
  }

  override func completed() {
    if !isDisposed { join.send { [join, cell] in join.ended(cell) } }
    join.remove(self)
  }
}
