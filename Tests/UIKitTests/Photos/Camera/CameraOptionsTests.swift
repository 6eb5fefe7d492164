import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTestSupport

/// What an app asks a picker about cameras, and sets.
@MainActor @Suite struct CameraOptionsTests {
  private func stage(_ cameras: [String]) -> CameraStage { CameraStage(cameras) }

  @Test func aMachineWithoutACameraHasNone() {
    let stage = stage([])
    stage.robot.run {
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
      for device in [UIImagePickerController.CameraDevice.front, .rear] {
        #expect(!UIImagePickerController.isCameraDeviceAvailable(device))
        #expect(UIImagePickerController.availableCaptureModes(for: device) == nil)
        #expect(!UIImagePickerController.isFlashAvailable(for: device))
      }
      let picker = UIImagePickerController()
      let told = diagnostics { picker.sourceType = .camera }
      #expect(told.count == 1)
      #expect(picker.sourceType == .photoLibrary)
    }
  }

  @Test func oneCameraLooksAtThePerson() {
    let stage = stage(["test"])
    stage.robot.run {
      #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(UIImagePickerController.availableMediaTypes(for: .camera) == ["public.image"])
      #expect(UIImagePickerController.isCameraDeviceAvailable(.front))
      #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
      #expect(UIImagePickerController.availableCaptureModes(for: .front) == [0])
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      #expect(picker.cameraDevice == .front)
      let told = diagnostics {
        picker.cameraDevice = .rear
        picker.cameraCaptureMode = .video
        picker.mediaTypes = ["public.movie"]
      }
      #expect(told.count == 3)
      #expect(picker.cameraDevice == .front && picker.cameraCaptureMode == .photo)
      #expect(picker.mediaTypes == ["public.image"])
    }
  }

  @Test func whatIsForTheCameraIsNotForTheLibrary() {
    let stage = stage(["test", "test"])
    stage.robot.run {
      let picker = UIImagePickerController()
      #expect(picker.cameraDevice == .rear && picker.showsCameraControls)
      #expect(picker.cameraOverlayView == nil && picker.cameraViewTransform == .identity)
      let told = diagnostics {
        picker.cameraDevice = .front
        picker.cameraCaptureMode = .video
        picker.showsCameraControls = false
        picker.cameraOverlayView = UIView()
        picker.cameraViewTransform = CGAffineTransform(scaleX: 2, y: 2)
        picker.takePicture()
      }
      #expect(told.count == 6)
      #expect(told.allSatisfy { $0.contains(".camera") })
      #expect(picker.cameraDevice == .rear && picker.showsCameraControls)
      #expect(picker.cameraOverlayView == nil && picker.cameraViewTransform == .identity)
    }
  }

  @Test func aCameraFillsTheScreenUnlessTheAppSaysOtherwise() {
    let stage = stage(["test"])
    stage.robot.run {
      let picker = UIImagePickerController()
      picker.sourceType = .camera
      #expect(picker.modalPresentationStyle == .fullScreen)
      picker.sourceType = .photoLibrary
      #expect(picker.modalPresentationStyle == .automatic)
      picker.modalPresentationStyle = .pageSheet
      picker.sourceType = .camera
      #expect(picker.modalPresentationStyle == .pageSheet)
    }
  }

  @Test func numbersAreThoseOfUIKit() {
    #expect(UIImagePickerController.CameraDevice.rear.rawValue == 0)
    #expect(UIImagePickerController.CameraDevice.front.rawValue == 1)
    #expect(UIImagePickerController.CameraCaptureMode.photo.rawValue == 0)
    #expect(UIImagePickerController.CameraCaptureMode.video.rawValue == 1)
  }

  @Test func aCameraInASheetIsPulledDown() async throws {
    let stage = stage([CameraStage.green])
    await stage.present(stage.picker { $0.modalPresentationStyle = .pageSheet })
    try stage.robot.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 700))
    await stage.rest()
    #expect(stage.log.cancels == 1)
    #expect(stage.screen.presentedViewController == nil)
    #expect(stage.robot.application.cameraFeeds.isIdle)
  }
}
