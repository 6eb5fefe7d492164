public import UIKit

/// One answer of an action sheet or an alert, and what it stands for: a case of an enum, for instance.
nonisolated public struct ActionSheetAction<Choice> {
  /// What it says, in the person's language.
  public var title: String
  /// What it stands for. Answers with equal titles are told apart by it.
  public var actionType: Choice
  /// What kind of answer it is.
  public var style: UIAlertAction.Style
  /// Whether it can be chosen.
  public var isEnabled: Bool
  /// Whether a check mark says that it is what holds now.
  public var isChecked: Bool
  /// Whether it stands out in an alert, and Return chooses it: the first such one. In an action sheet none does.
  public var isPreferred: Bool

  /// An answer that stands for `actionType`.
  public init(
    title: String, actionType: Choice, style: UIAlertAction.Style = .default,
    isEnabled: Bool = true, isChecked: Bool = false, isPreferred: Bool = false
  ) {
    self.title = title
    self.actionType = actionType
    self.style = style
    self.isEnabled = isEnabled
    self.isChecked = isChecked
    self.isPreferred = isPreferred
  }
}

extension ActionSheetAction: Sendable where Choice: Sendable {}
