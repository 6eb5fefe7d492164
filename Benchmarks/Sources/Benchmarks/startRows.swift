import Harness

/// From exec to the end of a process.
func startRows() -> [Row] {
  let nothing = Workload(process: "Nothing")
  return [
    // How far to trust the others: twice the same should come to 1.
    Row("noise of a start", subject: nothing, yardstick: nothing, budget: .ratio(1.1), rounds: 11),
    Row(
      "headless hello, exec to first frame", subject: Workload(process: "Hello"),
      yardstick: nothing, budget: .milliseconds(60), rounds: 11),
  ]
}
