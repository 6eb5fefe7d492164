import Foundation
import UIKit

/// The fingers on a touch screen, which the system tells apart by numbers of its own. A value.
struct ScreenFingers {
  /// Those of the mouse come before.
  private static let firstID = 10

  private var places: [Int64: (id: Int, place: CGPoint)] = [:]

  init() {}

  /// A finger did something at a point.
  mutating func take(_ number: Int64, _ phase: UITouch.Phase, at point: CGPoint) -> HostTouch? {
    if phase == .began {
      let taken = Set(places.values.map(\.id))
      let id = (Self.firstID...).first { !taken.contains($0) } ?? Self.firstID
      places[number] = (places[number]?.id ?? id, point)
    }
    guard let finger = places[number] else { return nil }
    places[number] = phase == .ended || phase == .cancelled ? nil : (finger.id, point)
    return HostTouch(id: finger.id, phase: phase, location: point)
  }

  /// All of them are taken away.
  mutating func cancel() -> [HostTouch] {
    defer { places = [:] }
    return places.values.sorted { $0.id < $1.id }
      .map { HostTouch(id: $0.id, phase: .cancelled, location: $0.place) }
  }
}
