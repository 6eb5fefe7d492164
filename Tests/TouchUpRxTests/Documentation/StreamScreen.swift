import Observables
import TouchUp
import TouchUpRx
import UIKit

final class StreamScreen: UIViewController {
  private let button = UIButton(type: .system)
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    view.addSubview(label)
    let sizes = ["Small", "Large"].map { ActionSheetAction(title: $0, actionType: $0) }

    button.rx.tap
      .flatMapFirst { [unowned self] in
        showActionSheet(title: "Which size?", cancelMessage: "Cancel", actions: sizes)
      }
      .bind(to: label.rx.text)
      .disposed(by: bag)
  }
}
