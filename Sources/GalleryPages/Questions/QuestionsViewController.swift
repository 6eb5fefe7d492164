import TouchUp
import UIKit

/// Questions, each asked and answered where it is written.
final class QuestionsViewController: UIViewController {
  private let language: Language
  private let closure: AnswerCard
  private let value: AnswerCard
  private let many: AnswerCard
  private let confirmation: AnswerCard
  private let naming: AnswerCard
  private let twice: AnswerCard

  init(language: Language) {
    self.language = language
    closure = AnswerCard("closure", in: language, look: .filled())
    value = AnswerCard("value", in: language, look: .tinted())
    many = AnswerCard("many", in: language, look: .gray())
    confirmation = AnswerCard("confirm", in: language, look: .filled())
    naming = AnswerCard("prompt", in: language, look: .tinted())
    twice = AnswerCard("twice", in: language, look: .gray())
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for card in cards { view.addSubview(card) }

    closure.button.onTap(with: self) { screen, _ in
      screen.report(in: screen.closure) { card in
        try screen.showActionSheet(
          title: screen.language.text("animal.title"),
          message: screen.language.text("animal.message"),
          cancelMessage: screen.language.text("cancel"), actions: screen.animals
        ) { [weak screen] animal in card.answer = screen?.name(of: animal) ?? "" }
      }
    }

    value.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.askForAnimal() }
    }

    many.button.onTap(with: self) { screen, _ in
      let actions = (1...12).map { ActionSheetAction(title: "\($0)", actionType: $0) }
      screen.report(in: screen.many) { card in
        try screen.showActionSheet(
          title: screen.language.text("many.title"), cancelMessage: screen.language.text("cancel"),
          actions: actions
        ) { [weak screen] number in
          card.answer = screen?.name(of: number) ?? ""
        }
      }
    }

    confirmation.button.onTap(with: self) { screen, _ in
      screen.report(in: screen.confirmation) { card in
        try screen.showConfirmation(
          title: screen.language.text("confirm.question"),
          message: screen.language.text("confirm.message"),
          confirmTitle: screen.language.text("confirm.yes"),
          cancelMessage: screen.language.text("cancel"), isDestructive: true
        ) { [weak screen] isSure in
          card.answer = screen?.language.text(isSure ? "confirm.done" : "nothing") ?? ""
        }
      }
    }

    naming.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.askForName() }
    }

    twice.button.onTap(with: self) { screen, _ in
      for _ in 1...2 {
        screen.report(in: screen.twice) { _ in
          try screen.showActionSheet(
            title: screen.language.text("animal.title"),
            cancelMessage: screen.language.text("cancel"),
            actions: screen.animals
          ) { _ in }
        }
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    var y = column.minY + 16
    for card in cards {
      card.frame = CGRect(x: column.minX, y: y, width: column.width, height: 84)
      y = card.frame.maxY + 12
    }
  }

  private var cards: [AnswerCard] { [closure, value, many, confirmation, naming, twice] }

  private var animals: [ActionSheetAction<Animal>] {
    Animal.allCases.map {
      ActionSheetAction(title: language.text("animal.\($0.rawValue)"), actionType: $0)
    }
  }

  private func name(of animal: Animal?) -> String {
    language.text(animal.map { "animal.\($0.rawValue)" } ?? "nothing")
  }

  private func name(of number: Int?) -> String {
    guard let number else { return language.text("nothing") }
    return String(number)
  }

  /// The question as a value: the line after `await` knows the answer.
  private func askForAnimal() async {
    do {
      let animal = try await choose(
        title: language.text("animal.title"), cancelMessage: language.text("cancel"),
        actions: animals)
      value.answer = name(of: animal)
    } catch {
      value.answer = language.text("busy")
    }
  }

  /// A question answered by typing: “Save” waits until what is typed will do.
  private func askForName() async {
    do {
      let name = try await prompt(
        title: language.text("prompt.question"), message: language.text("prompt.message"),
        placeholder: language.text("prompt.placeholder"),
        confirmTitle: language.text("prompt.yes"), cancelMessage: language.text("cancel"),
        validate: { (3...12).contains($0.count) })
      naming.answer = name ?? language.text("nothing")
    } catch {
      naming.answer = language.text("busy")
    }
  }

  /// A question that cannot be asked is an error: never silence, never a crash.
  private func report(in card: AnswerCard, _ ask: (AnswerCard) throws -> Void) {
    do {
      try ask(card)
    } catch {
      card.answer = language.text("busy")
    }
  }
}
