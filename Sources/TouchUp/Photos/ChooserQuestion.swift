package import UIKit

/// The question where a photo shall come from, and the picker after it: one question with one answer.
@MainActor package final class ChooserQuestion: Withdrawable {
  private var step: (any Withdrawable)?
  private var isWithdrawn = false

  /// Asks, or shows the only source there is. `receive` is called once, with nil when nothing was picked.
  package init(
    _ form: ChooserForm, from presenter: UIViewController, whenBusy: WhenBusy,
    receive: @escaping @MainActor (Result<PickedMedia, PhotoError>?) -> Void
  ) throws(PhotoError) {
    let sources = form.sources.filter(UIImagePickerController.isSourceTypeAvailable)
    guard let first = sources.first else {
      throw .sourceUnavailable(form.sources.first ?? .photoLibrary)
    }
    let answer = Answer(receive)
    do throws(PhotoError) {
      step =
        sources.count == 1
        ? try PickQuestion(
          form.media(first), from: presenter, whenBusy: whenBusy, receive: answer.give)
        : try ask(form, sources, answer, from: presenter, whenBusy)
    } catch {
      // The error is the answer.
      answer.forget()
      throw error
    }
  }

  private func ask(
    _ form: ChooserForm, _ sources: [UIImagePickerController.SourceType],
    _ answer: Answer<Result<PickedMedia, PhotoError>>, from presenter: UIViewController,
    _ whenBusy: WhenBusy
  ) throws(PhotoError) -> Question {
    do throws(QuestionError) {
      return try Question(form.sheet(sources), from: presenter, whenBusy: whenBusy) {
        [weak self, weak presenter] source in
        guard let source, let presenter, self?.isWithdrawn != true else { return answer.give(nil) }
        do throws(PhotoError) {
          let next = try PickQuestion(
            form.media(source), from: presenter, whenBusy: .fail, receive: answer.give)
          self?.step = next
        } catch {
          answer.give(.failure(error))
        }
      }
    } catch {
      throw .cannotAsk(error)
    }
  }

  /// Takes back what is shown, and nothing else.
  package func withdraw() {
    isWithdrawn = true
    step?.withdraw()
  }
}
