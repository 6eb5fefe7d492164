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

  /// An answer that stands for `actionType`.
  public init(
    title: String, actionType: Choice, style: UIAlertAction.Style = .default, isEnabled: Bool = true
  ) {
    self.title = title
    self.actionType = actionType
    self.style = style
    self.isEnabled = isEnabled
  }
}

extension ActionSheetAction: Sendable where Choice: Sendable {}
