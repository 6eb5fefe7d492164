public import Foundation
import UIKit

// The delegate is left alone, and asked first: who is added here is asked where it has nothing against a change.
extension ViewHandling where Self: EditableText {
  /// Lets `allows` say whether what a person does may put a text (the last parameter) in the place of a range, in units of
  /// UTF-16. The text is still as it was. Where several are asked, the first no is final.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func shouldChange(
    _ allows: @escaping @MainActor (Self, NSRange, String) -> Bool
  ) -> RemovableTarget {
    ChangeHandlers.of(self).add(
      Handler { change, _ in
        change.ask {
          allows(unsafeDowncast(change.view, to: Self.self), change.range, change.replacement)
        }
      })
  }

  /// Lets `allows` say, with `owner`, which is not kept alive, whether a person may change the text.
  @discardableResult public func shouldChange<Owner: AnyObject>(
    with owner: Owner, _ allows: @escaping @MainActor (Owner, Self, NSRange, String) -> Bool
  ) -> RemovableTarget {
    ChangeHandlers.of(self).add(
      .bound(to: owner) { owner, change, _ in
        change.ask {
          allows(
            owner, unsafeDowncast(change.view, to: Self.self), change.range, change.replacement)
        }
      })
  }

  /// Lets `allows` say whether the text may become what it is handed: `field.shouldChange { $0.count <= 20 }`.
  @discardableResult public func shouldChange(
    _ allows: @escaping @MainActor (String) -> Bool
  ) -> RemovableTarget {
    shouldChange { view, range, replacement in
      allows((view.editedText as NSString).replacingCharacters(in: range, with: replacement))
    }
  }
}
