import Observables
import TouchUp
import TouchUpRx
import UIKit

/// Photos out of the library: a portrait that is cut to a square, a photo by two closures, and photos that come as
/// streams.
final class PhotosViewController: UIViewController {
  private let language: Language
  private let portrait: PortraitCard
  private let plain: AnswerCard
  private let more: AnswerCard
  private let photo = UIImageView()
  private let strip: PhotoStrip
  private let camera: CameraCard
  private let scroll = UIScrollView()
  private let bag = DisposeBag()

  init(language: Language) {
    self.language = language
    portrait = PortraitCard(language: language)
    plain = AnswerCard("photos.plain", in: language, look: .tinted())
    more = AnswerCard("photos.more", in: language, look: .gray())
    strip = PhotoStrip(label: language.text("photos.more.title"))
    camera = CameraCard(language: language)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    photo.contentMode = .scaleAspectFit
    for part in [portrait, plain, photo, more, strip, camera] { scroll.addSubview(part) }

    camera.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.useCamera() }
    }
    portrait.button.onTap(with: self) { screen, _ in
      Task { [weak screen] in await screen?.askForPortrait() }
    }
    plain.button.onTap(with: self) { screen, _ in screen.pickPlainly() }
    more.button.rx.tap
      .subscribe(onNext: { [weak self] in self?.addToStrip() })
      .disposed(by: bag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    camera.lookForCamera()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    scroll.frame = view.bounds
    var y = column.minY + 16
    let photoHeight: CGFloat = photo.image == nil ? 0 : min(260, column.width * 0.7)
    let parts: [(UIView, CGFloat)] = [
      (portrait, 132), (plain, 84), (photo, photoHeight), (more, 84), (strip, strip.height),
      (camera, 84),
    ]
    for (part, height) in parts {
      part.frame = CGRect(x: column.minX, y: y, width: column.width, height: height)
      if height > 0 { y = part.frame.maxY + 12 }
    }
    scroll.contentSize = CGSize(
      width: scroll.bounds.width, height: y + 4 + view.safeAreaInsets.bottom)
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
    photo.image = image
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = language.text("photos.plain.title")
    plain.answer = Self.size(of: image)
    view.setNeedsLayout()
  }

  /// A stream of one photo, made small on another thread.
  private func addToStrip() {
    rx.pickImage()
      .subscribe(
        onNext: { [weak self] media in
          Task { [weak self] in
            guard let small = try? await media.image(within: PhotoStrip.pictureSize) else { return }
            self?.strip.add(small)
            self?.more.answer = "\(self?.strip.count ?? 0)"
            self?.view.setNeedsLayout()
          }
        },
        onError: { [weak self] error in self?.more.answer = error.localizedDescription }
      )
      .disposed(by: bag)
  }

  private static func size(of image: UIImage?) -> String {
    image.map { "\(Int($0.size.width)) × \(Int($0.size.height))" } ?? ""
  }
}
