extension ObservableType {
  /// A stream that many observe while the source is subscribed to once: when the first comes, until the
  /// last has gone.
  ///
  /// ```
  /// source:           --1--2--3--4--5
  /// first:            ^-1--2--3--!
  /// second:               ^2--3--4--!
  /// second, replay 1:     (1)2--3--4--!
  /// ```
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements who comes later gets first; none, if it is not positive.
  ///   - scope: whether what is kept is dropped when the source has ended or nobody observes any more.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch scope {
    case .whileConnected:
      (replay > 0 ? self.replay(replay) : publish()).refCount()
    case .forever:
      if replay > 0 {
        sharing(MulticastSubject(ReplaySubject.create(bufferSize: replay)))
      } else {
        sharing(MulticastSubject(PublishSubject()))
      }
    }
  }

  private func sharing(_ subject: MulticastSubject<Element, Element>) -> Observable<Element> {
    RefCount(MulticastCore(asObservable()) { subject })
  }
}
