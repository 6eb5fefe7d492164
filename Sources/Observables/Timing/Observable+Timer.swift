extension Observable where Element: FixedWidthInteger {
  /// 0, 1, 2 and so on: one each time that `period` has passed. After the largest number of the type
  /// comes the smallest.
  ///
  /// ```
  /// interval(3):  ---0--1--2--3
  /// ```
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// 0 when `dueTime` has passed, and then 1, 2 and so on each time that `period` has. Without a period
  /// it ends after 0.
  ///
  /// ```
  /// timer(2):             --(0|)
  /// timer(2, period: 3):  --0--1--2
  /// ```
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    SourceObservable { sink in
      let work = SingleAssignmentDisposable()
      sink.attach(work)
      guard let period else {
        return work.setDisposable(
          scheduler.scheduleRelative((), dueTime: dueTime) {
            sink.next(0)
            if !sink.isDisposed { sink.completed() }
            return Disposables.create()
          })
      }
      // Only touched by the periodic work, which never overlaps.
      var number: Element = 0
      work.setDisposable(
        scheduler.schedulePeriodic((), startAfter: dueTime, period: period) {
          guard !sink.isDisposed else { return }
          let next = number
          number &+= 1
          sink.next(next)
        })
    }
  }
}
