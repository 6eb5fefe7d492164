import Observables
import TouchUp
import TouchUpRx
import UIKit

/// Photos out of the library: a portrait that is cut to a square, a photo by two closures, several in order, photos that
/// come as streams, and a photo of a camera.
final class PhotosViewController: UIViewController {
  let language: Language
  let several: StripCard
  private let portrait: PortraitCard
  private let plain: AnswerCard
  private let photo = PhotoFrame()
  private let more: StripCard
  private let camera: CameraCard
  private let column: CardColumn
  private let bag = DisposeBag()

  init(language: Language) {
    self.language = language
    portrait = PortraitCard(language: language)
    plain = AnswerCard("photos.plain", in: language, look: .tinted())
    several = StripCard("photos.several", in: language, look: .filled())
    more = StripCard("photos.more", in: language, look: .gray())
    camera = CameraCard(language: language)
    column = CardColumn([portrait, plain, photo, several, more, camera])
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(column)

    camera.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.useCamera() }
    }
    portrait.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.askForPortrait() }
    }
    plain.button.onTap(with: self) { screen, _ in screen.pickPlainly() }
    several.card.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in
        do {
          let picked = try await screen?.pickImages(limit: 5) ?? []
          await screen?.show(picked)
        } catch {
          screen?.several.card.answer = error.localizedDescription
        }
      }
    }
    more.card.button.rx.tap
      .subscribe(onNext: { [weak self] in self?.addToStrip() })
      .disposed(by: bag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    camera.lookForCamera()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    column.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    column.contentInset.bottom = view.safeAreaInsets.bottom
  }

  /// From the camera or the library, cut to a square: one line that waits.
  private func askForPortrait() async {
    do {
      guard let picked = try await chooseImage(allowsEditing: true) else {
        portrait.note = language.text("nothing")
        return
      }
      portrait.picture = picked.image
      portrait.note = Self.size(of: picked.image)
    } catch {
      portrait.note = error.localizedDescription
    }
  }

  /// With a camera alone, by a line that waits.
  private func useCamera() async {
    do {
      guard let taken = try await takePhoto() else {
        camera.note = language.text("nothing")
        return
      }
      camera.note = Self.size(of: taken.image)
      camera.picture = try await taken.image(within: PhotoStrip.pictureSize)
    } catch {
      camera.note = error.localizedDescription
    }
  }

  /// A picker with two closures.
  private func pickPlainly() {
    let picker = UIImagePickerController()
    picker.didFinishPickingMedia = { [weak self] _, image in
      self?.show(image)
    }
    picker.didCancel = { [weak self] _ in
      self?.plain.answer = self?.language.text("nothing") ?? ""
    }
    present(picker, animated: true)
  }

  private func show(_ image: UIImage?) {
    photo.show(image, label: language.text("photos.plain.title"))
    plain.answer = Self.size(of: image)
  }

  /// A stream of one photo, made small on another thread.
  private func addToStrip() {
    rx.pickImage()
      .subscribe(
        onNext: { [weak self] media in
          Task { [weak self] in
            guard let small = try? await media.image(within: PhotoStrip.pictureSize) else { return }
            self?.more.add(small)
          }
        },
        onError: { [weak self] error in self?.more.card.answer = error.localizedDescription }
      )
      .disposed(by: bag)
  }

  private static func size(of image: UIImage?) -> String {
    image.map { "\(Int($0.size.width)) × \(Int($0.size.height))" } ?? ""
  }
}
