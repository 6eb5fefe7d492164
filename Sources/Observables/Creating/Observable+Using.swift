extension Observable {
  /// A stream with a resource that lives as long as a subscription: it is made before the stream and
  /// disposed of after the end, an error, or the disposal. If a factory throws, the stream ends with that
  /// error, and a resource that has been made is disposed of.
  ///
  /// ```
  /// resource:  made----------------disposed of
  /// stream:        --1--2--3--|
  /// using:         --1--2--3--|
  /// ```
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    SourceObservable { sink in
      let resource: Resource
      do {
        resource = try resourceFactory()
      } catch {
        if !sink.isDisposed { sink.error(error) }
        return
      }
      let own = UsingSink(to: sink, resource)
      sink.attach(own)
      do {
        if own.isDisposed { return }
        let stream = try observableFactory(resource)
        if !own.isDisposed { stream.run(own) }
      } catch {
        own.fail(error)
      }
    }
  }
}

private final class UsingSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
  private let resource: any Disposable

  init(to downstream: Sink<Element>, _ resource: any Disposable) {
    self.resource = resource
    super.init(to: downstream)
  }

  override func next(_ element: Element) { downstream.next(element) }

  override func dispose() {
    if close() { resource.dispose() }
  }
}
