public import Foundation
public import UIKitGraphics

/// Lets a person pick a photo or a video out of the library (``UIApplication/hostPhotos``), or take a photo with a camera
/// (``UIApplication/hostCamera``).
///
/// Set ``sourceType`` and the rest before it is presented. The delegate, which is a
/// ``UIImagePickerControllerDelegate`` and a `UINavigationControllerDelegate`, hears of the end, and dismisses it; without
/// one the picker dismisses itself.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Whether a source can be used on this machine: the library always, though it may be empty; a camera when there is one,
  /// be it that it may not be used, which the picker says then. Quick, so that it may be asked often.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    PickerSources.isAvailable(sourceType)
  }

  /// The types of media that a source has; nil for one that is not there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    PickerSources.mediaTypes(sourceType)
  }

  /// Whether there is a camera that looks this way.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
    PickerSources.facings.contains(cameraDevice.facing)
  }

  /// Whether a camera has a flash that a picker can use: none has, on Linux.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// What a camera takes, as numbers of ``CameraCaptureMode``: photos. Nil when there is no such camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
    isCameraDeviceAvailable(cameraDevice)
      ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
  }

  /// Where pictures come from; the library unless set. One that is not there is reported, and changes nothing: ask
  /// ``isSourceTypeAvailable(_:)`` first.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard oldValue != sourceType else { return }
      guard PickerSources.isAvailable(sourceType) else {
        Diagnostics.report("the source \(sourceType) of a picker is not available")
        sourceType = oldValue
        return
      }
      // What `automatic` means for a camera, on iOS, too.
      if sourceType == .camera, modalPresentationStyle == .automatic {
        modalPresentationStyle = .fullScreen
      } else if oldValue == .camera, modalPresentationStyle == .fullScreen {
        modalPresentationStyle = .automatic
      }
    }
  }

  /// What may be picked: `public.image`, `public.movie`, or both; images unless set. Types that there are none of are
  /// reported, and change nothing.
  open var mediaTypes = [PickerSources.image] {
    didSet {
      let known = PickerSources.mediaTypes(sourceType) ?? []
      guard mediaTypes.isEmpty || !mediaTypes.allSatisfy(known.contains) else { return }
      Diagnostics.report("a picker has no media of the types \(mediaTypes)")
      mediaTypes = oldValue
    }
  }

  /// Whether a person chooses a square of the photo before it is handed over.
  open var allowsEditing = false

  /// The file that ``InfoKey/imageURL`` names.
  open var imageExportPreset = ImageURLExportPreset.compatible

  // MARK: Camera

  /// The camera that is used; ``CameraDevice/rear`` unless set, or the front one where there is no other. It may be changed
  /// while the picker is shown, and a person may change it. One that is not there, and any with another source, is
  /// reported, and changes nothing.
  open var cameraDevice: CameraDevice {
    get { camera.device ?? standardCamera }
    set { choose(newValue) }
  }

  /// What the camera takes: photos. Films are reported, and change nothing.
  open var cameraCaptureMode: CameraCaptureMode {
    get { .photo }
    set {
      guard mayChangeCamera("cameraCaptureMode"), newValue != .photo else { return }
      Diagnostics.report("a picker's camera takes no films: ask availableCaptureModes(for:)")
    }
  }

  /// Whether the camera's own controls are shown: the button that takes pictures, Cancel, and the one for another camera.
  /// True unless set. Without them an app has its own in ``cameraOverlayView``, calls ``takePicture()``, and its delegate
  /// gets each picture at once; it dismisses the picker when it has enough. With another source setting it is reported,
  /// and changes nothing.
  open var showsCameraControls: Bool {
    get { camera.showsControls }
    set {
      guard mayChangeCamera("showsCameraControls") else { return }
      camera.showsControls = newValue
      flow.cameraDidChange()
    }
  }

  /// A view over the camera's pictures and controls, with the frame that it has; nil unless set. It gets touches first. With
  /// another source setting it is reported, and changes nothing.
  open var cameraOverlayView: UIView? {
    get { camera.overlay }
    set {
      guard mayChangeCamera("cameraOverlayView") else { return }
      camera.overlay = newValue
      flow.cameraDidChange()
    }
  }

  /// How the pictures that are seen are moved, turned or enlarged; the ones that are taken stay as they are. The identity
  /// unless set. With another source setting it is reported, and changes nothing.
  open var cameraViewTransform: CGAffineTransform {
    get { camera.transform }
    set {
      guard mayChangeCamera("cameraViewTransform") else { return }
      camera.transform = newValue
      flow.cameraDidChange()
    }
  }

  /// Takes a picture, as the button does. Does nothing before the camera shows something, and while a picture is being
  /// taken. With another source it is reported.
  open func takePicture() {
    if mayChangeCamera("takePicture()") { flow.takePicture() }
  }

  /// Shows the source.
  open override func viewDidLoad() {
    super.viewDidLoad()
    flow.begin(self)
  }

  /// Begins anew when it is presented once more.
  open override func viewWillAppear(_ animated: Bool) {
    if isBeingPresented {
      if wasPresented {
        flow = PickerFlow()
        flow.begin(self)
      }
      wasPresented = true
    }
    super.viewWillAppear(animated)
  }

  /// With a camera: Space and Return take a picture, Return uses it, Escape goes back.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + (sourceType == .camera ? topViewController?.keyCommands ?? [] : [])
  }

  /// With a camera: goes back, or cancels.
  open override func accessibilityPerformEscape() -> Bool {
    sourceType == .camera && topViewController?.accessibilityPerformEscape() == true
      || super.accessibilityPerformEscape()
  }

  /// Why there is nothing to pick from; nil when there is.
  package var obstacle: PickObstacle? { flow.obstacle }

  // MARK: Storage for the files beside this one

  /// Is told of the end before the delegate, by the kit.
  package var pickObserver: PickObserver?
  private(set) var flow = PickerFlow()
  private var wasPresented = false
  var camera = CameraSettings()
}
