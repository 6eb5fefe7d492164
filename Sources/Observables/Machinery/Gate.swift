/// Lets inputs through one at a time, whichever threads they come from. What comes while one is being
/// handled, from another thread or from within, waits its turn and is handled by whoever is at it:
/// nobody blocks, and nothing is interleaved or lost.
///
/// Also holds the parts that the operator feeds on, to let go of them.
class Gate<Input>: Node, @unchecked Sendable {
  /// For the state of subclasses that is not only touched in `handle`.
  final let lock = Lock()
  private final var waiting = Queue<Input>()
  private final var isAwaited = false
  private final var isBusy = false
  private final var parts: [Node] = []

  /// Handles `input`, now or when its turn comes.
  final func send(_ input: Input) {
    lock.lock()
    if isBusy {
      waiting.append(input)
      isAwaited = true
      return lock.unlock()
    }
    isBusy = true
    lock.unlock()
    handle(input)
    leave()
  }

  /// Enters if nobody is at it, for those who can do without an input. They call `leave` afterwards.
  final func enter() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if isBusy { return false }
    isBusy = true
    return true
  }

  /// Handles what waits, and leaves.
  final func leave() {
    lock.lock()
    // NB: `isAwaited` is what is asked for each event. The queue's type is generic, this code is not
    // specialised, and looking the type up takes longer than all the rest.
    while isAwaited {
      handleNext()
      lock.lock()
    }
    isBusy = false
    lock.unlock()
  }

  /// Handles what waits first. Begins under the lock and gives it back.
  // NB: a function of its own, so that the input goes when nobody has the lock: code of the user's that
  // runs then may come back here.
  @inline(never)
  private final func handleNext() {
    let next = waiting.popFirst()
    isAwaited = !waiting.isEmpty
    lock.unlock()
    // What comes after a disposal is for nobody: operators below may call closures of the user's.
    if let next, !isDisposed { handle(next) }
  }

  /// Called for one input after the other, never by two threads at once and never from within.
  func handle(_ input: Input) {}

  /// Whether nobody is at it. To be asked under the lock.
  final var isIdle: Bool { !isBusy }

  /// Takes care of `part` from now on: disposing of the gate disposes of it.
  final func add(_ part: Node) {
    lock.lock()
    if isDisposed {
      lock.unlock()
      return part.dispose()
    }
    part.place = parts.count
    parts.append(part)
    lock.unlock()
  }

  /// Lets go of `part`, which has ended.
  final func remove(_ part: Node) {
    lock.lock()
    let index = part.place
    if parts.indices.contains(index), parts[index] === part {
      let last = parts.removeLast()
      if index < parts.count {
        last.place = index
        parts[index] = last
      }
    }
    lock.unlock()
    part.dispose()
  }

  override func dispose() {
    // NB: closed before the parts are taken: what is added later sees it.
    guard close() else { return }
    let parts = lock.holding {
      defer { self.parts = [] }
      return self.parts
    }
    for part in parts { part.dispose() }
  }
}
