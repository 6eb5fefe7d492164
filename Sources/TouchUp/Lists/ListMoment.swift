/// What a person does to the items of a list that can be waited for.
public enum ListMoment: Sendable, CaseIterable {
  /// An item was chosen.
  case select
  /// The choice of an item was taken back, by another tap on it or by choosing another one.
  case deselect
}
