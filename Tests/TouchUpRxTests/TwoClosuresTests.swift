import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// The first wish, in its words.
@MainActor @Suite struct TwoClosuresTests {
  @MainActor
  private final class OwnDelegate: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var calls: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      calls.append("picked")
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      calls.append("cancelled")
    }
  }

  @Test(
    """
    A picker with two closures set, presented: tapping a photo calls the first with an upright image, once, after which \
    the closures are freed; Cancel calls the other; the app's own delegate still gets its calls
    """, arguments: [false, true])
  func twoClosures(hasDelegate: Bool) async throws {
    let folder = try PhotoFolder()
    try folder.add("orientation_6.jpg", as: "six.jpg")
    let screen = UIViewController()
    let robot = Robot(screen, device: .tiny)
    robot.setPhotos(folder.url)
    let own = OwnDelegate()
    for end in ["Photo, six.jpg", "Cancel"] {
      var images: [UIImage?] = []
      var cancels = 0
      weak var captured: NSObject?
      do {
        let owned = NSObject()
        captured = owned
        robot.run {
          let picker = UIImagePickerController()
          if hasDelegate { picker.delegate = own }
          picker.didFinishPickingMedia = { _, image in
            _ = owned
            images.append(image)
          }
          picker.didCancel = { _ in
            _ = owned
            cancels += 1
          }
          screen.present(picker, animated: true)
        }
      }
      await robot.waitForPhotos()
      #expect(captured != nil)
      try robot.tap(Query(stringLiteral: end))
      await robot.waitForPhotos()
      #expect(captured == nil, "the closures are freed")
      #expect(screen.presentedViewController == nil)
      if end == "Cancel" {
        #expect(images.isEmpty && cancels == 1)
      } else {
        #expect(images.count == 1 && cancels == 0)
        let image = try #require(images.first ?? nil)
        #expect(image.imageOrientation == .up)
        #expect(image.size == CGSize(width: 160, height: 240))
      }
    }
    #expect(own.calls == (hasDelegate ? ["picked", "cancelled"] : []))
  }
}
