/// How often a layer was laid out in one run of the layout pass.
nonisolated struct LayoutRuns {
  var pass: UInt64 = 0
  var count = 0
}
