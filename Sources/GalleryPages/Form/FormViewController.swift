import Observables
import TouchUp
import TouchUpRx
import UIKit

/// A form to sign up: what is typed is checked by streams, a moment after the last key.
final class FormViewController: UIViewController {
  private let language: Language
  private let name = UITextField()
  private let mail = UITextField()
  private let secret = UITextField()
  private let animal = UITextField()
  private let notes = UITextView()
  private let send = UIButton(configuration: .filled())
  private let welcome = UILabel()
  private let cards: [FormCard]
  private let column: CardColumn
  private let bag = DisposeBag()
  private var tokens: [any NSObjectProtocol] = []

  init(language: Language) {
    self.language = language
    let fields = [("name", name), ("mail", mail), ("secret", secret), ("animal", animal)]
    cards =
      fields.map { FormCard(title: language.text("form.\($0.0)"), content: $0.1) } + [
        FormCard(title: language.text("form.notes"), content: notes, height: 96)
      ]
    column = CardColumn(cards + [send, welcome])
    super.init(nibName: nil, bundle: nil)
    for (key, field) in fields {
      field.placeholder = language.text("form.\(key).hint")
      field.accessibilityIdentifier = key
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(column)
    setLooks()
    setWheel()

    // One stream a field: what was typed, a moment after the last key, and whether it will do.
    let clock = AppScheduler()
    let areRight = [
      check(name, cards[0], "form.name.wrong", clock) { $0.count >= 2 },
      check(mail, cards[1], "form.mail.wrong", clock) { $0.contains(/.+@.+\..+/) },
      check(secret, cards[2], "form.secret.wrong", clock) { $0.count >= 8 },
    ]
    // All of them as one: the button waits for that.
    Observable.combineLatest(areRight) { $0.allSatisfy { $0 } }
      .startWith(false)
      .subscribe(onNext: { [send] in send.isEnabled = $0 })
      .disposed(by: bag)

    // Return goes on to the next field, and the last one sends.
    for (field, next) in zip([name, mail, secret], [mail, secret, animal]) {
      field.onReturn(with: next) { next, _ in next.becomeFirstResponder() }
    }
    // Nobody needs more than this.
    notes.shouldChange { $0.count <= 280 }
    send.onTap(with: self) { screen, _ in screen.signUp() }
    onKeyCommand("s", .command, title: language.text("form.send"), with: self) { screen in
      if screen.send.isEnabled { screen.signUp() }
    }

    // What slides up must not hide what is edited.
    tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        let screen = notification.object as? UIScreen
        let info = notification.userInfo
        let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        // UIKit posts on the main thread.
        MainActor.assumeIsolated {
          guard let self, let frame, self.view.window?.screen === screen else { return }
          self.makeRoom(above: frame, duration ?? 0)
        }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    column.frame = CGRect(
      x: 0, y: insets.top, width: view.bounds.width, height: max(0, view.bounds.height - insets.top)
    )
    column.contentInset.bottom = max(insets.bottom, room)
    column.setNeedsLayout()
  }

  private var room: CGFloat = 0

  private func makeRoom(above frame: CGRect, _ duration: TimeInterval) {
    guard let window = view.window else { return }
    let place = view.convert(window.convert(frame, from: nil), from: window)
    room = max(0, view.bounds.maxY - place.minY)
    UIView.animate(withDuration: duration) {
      self.column.contentInset.bottom = max(self.view.safeAreaInsets.bottom, self.room)
      if let field = [self.name, self.mail, self.secret, self.animal].first(where: \.isEditing) {
        self.column.scrollRectToVisible(
          field.convert(field.bounds.insetBy(dx: 0, dy: -16), to: self.column), animated: false)
      }
    }
  }

  /// Whether what was typed will do: says so below the field, and to who listens.
  private func check(
    _ field: UITextField, _ card: FormCard, _ problem: String, _ clock: AppScheduler,
    _ isRight: @escaping (String) -> Bool
  ) -> Observable<Bool> {
    let answers = field.rx.text.orEmpty.skip(1)
      .debounce(.milliseconds(400), scheduler: clock)
      .map(isRight)
      .share()
    answers
      .subscribe(onNext: { [weak card, language] in
        card?.problem = $0 ? nil : language.text(problem)
      })
      .disposed(by: bag)
    return answers
  }

  private func setLooks() {
    mail.keyboardType = .emailAddress
    mail.textContentType = .emailAddress
    secret.isSecureTextEntry = true
    secret.textContentType = .newPassword
    for field in [name, mail, secret, animal] {
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    notes.accessibilityIdentifier = "notes"
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.backgroundColor = .tertiarySystemFill
    notes.layer.cornerRadius = 5
    send.configuration?.title = language.text("form.send")
    send.isEnabled = false
    welcome.font = .preferredFont(forTextStyle: .headline)
    welcome.adjustsFontForContentSizeCategory = true
    welcome.textAlignment = .center
    welcome.numberOfLines = 0
    welcome.accessibilityIdentifier = "welcome"
  }

  /// A wheel in place of a keyboard, and a bar over it.
  private func setWheel() {
    let wheel = AnimalWheel(language) { [weak animal] in animal?.text = $0 }
    animal.inputView = wheel
    animal.onBeginEditing { [weak wheel] field in
      if field.text?.isEmpty != false { field.text = wheel?.title }
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak animal] _ in animal?.resignFirstResponder() }),
    ]
    animal.inputAccessoryView = bar
  }

  private func signUp() {
    view.endEditing(false)
    welcome.text = String(format: language.text("form.done"), name.text ?? "")
    column.setNeedsLayout()
  }
}
