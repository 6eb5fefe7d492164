import Foundation
import UIKitLayers

/// Collects what the steps of `animateKeyframes` change, and makes one animation a property of it.
@MainActor final class KeyframeRecorder {
  private struct Property: Hashable {
    let view: ObjectIdentifier
    let key: String
  }

  private struct Step {
    var start: Double
    var end: Double
    var before: AnimatableValue
    var after: AnimatableValue
  }

  private let options: UIView.KeyframeAnimationOptions
  private var order: [Property] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  private var steps: [Property: [Step]] = [:]
  /// What the step that is being recorded has changed so far, with the values before.
  private var noted: [Property: AnimatableValue] = [:]
  /// What is changed outside of any step, with the values before; it spans the whole, as in UIKit.
  private var loose: [Property: AnimatableValue] = [:]
  private var isRecording = false

  init(options: UIView.KeyframeAnimationOptions) {
    self.options = options
  }

  func note(_ view: UIView, _ key: String) {
    let property = Property(view: ObjectIdentifier(view), key: key)
    guard let value = view.layer.animatableValue(key) else { return }
    views[property.view] = view
    if isRecording {
      if noted[property] == nil { noted[property] = value }
    } else if loose[property] == nil {
      loose[property] = value
    }
  }

  func record(start: Double, duration: Double, _ animations: () -> Void) {
    let begin = start.isFinite ? min(max(start, 0), 1) : 0
    let end = duration.isFinite ? min(max(begin + duration, begin), 1) : begin
    noted = [:]
    isRecording = true
    animations()
    isRecording = false
    add(noted, start: begin, end: end)
    noted = [:]
  }

  func makeAnimations() -> [(UIView, CAKeyframeAnimation)] {
    add(loose, start: 0, end: 1)
    loose = [:]
    return order.compactMap { property in
      guard let view = views[property.view], let steps = steps[property] else { return nil }
      return (view, makeAnimation(property.key, steps.sorted { $0.start < $1.start }, view))
    }
  }

  private func add(_ changes: [Property: AnimatableValue], start: Double, end: Double) {
    for (property, before) in changes {
      guard let view = views[property.view], let after = view.layer.animatableValue(property.key)
      else { continue }
      if steps[property] == nil { order.append(property) }
      steps[property, default: []].append(
        Step(start: start, end: end, before: before, after: after))
    }
  }

  private func makeAnimation(_ key: String, _ steps: [Step], _ view: UIView) -> CAKeyframeAnimation
  {
    var times: [Double] = []
    var values: [Any] = []
    func add(_ time: Double, _ value: AnimatableValue) {
      times.append(max(time, times.last ?? 0))
      values.append(value)
    }
    if let first = steps.first, first.start > 0 { add(0, first.before) }
    for step in steps {
      add(step.start, step.before)
      add(step.end, step.after)
    }
    if let last = steps.last, last.end < 1 { add(1, last.after) }
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = mode
    return animation
  }

  private var mode: CAAnimationCalculationMode {
    switch options.rawValue >> 10 & 3 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    default: .linear
    }
  }
}
