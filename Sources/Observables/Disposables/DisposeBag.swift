/// Disposes of all that is in it when it goes away itself.
///
/// ```swift
/// final class Screen {
///   private let bag = DisposeBag()
///
///   func watch(_ names: Observable<String>) {
///     names.subscribe(onNext: { print($0) }).disposed(by: bag)
///   }
/// }
/// ```
///
/// To let go earlier, put another bag in its place.
public final class DisposeBag: Sendable {
  private let contents = BagContents()

  /// An empty bag.
  public init() {}

  /// A bag of `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Puts `disposable` in.
  public func insert(_ disposable: any Disposable) { contents.insert([disposable]) }

  /// Puts all of `disposables` in.
  public func insert(_ disposables: any Disposable...) { contents.insert(disposables) }

  /// Puts all of `disposables` in.
  public func insert(_ disposables: [any Disposable]) { contents.insert(disposables) }

  deinit { contents.dispose() }
}

private final class BagContents: @unchecked Sendable {
  // Read and written under `lock`.
  private var disposables: [any Disposable] = []
  private let lock = Lock()
  private let mark = LiveMark()

  func insert(_ new: [any Disposable]) { lock.holding { disposables += new } }

  func dispose() {
    let all = lock.holding {
      defer { disposables = [] }
      return disposables
    }
    for disposable in all { disposable.dispose() }
  }
}

extension Disposable {
  /// Puts it in `bag`: it is disposed of when the bag goes away.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
