/// An error that can be told apart from others.
struct TestError: Error, Equatable {
  var number = 0
}
