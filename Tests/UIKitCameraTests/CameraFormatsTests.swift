import Testing

@testable import UIKitCamera

/// Which format is asked for, of cameras as they are sold.
@Suite struct CameraFormatsTests {
  private static let webcam =
    "video/x-raw, format=(string)YUY2, width=(int)1920, height=(int)1080, "
    + "pixel-aspect-ratio=(fraction)1/1, framerate=(fraction)5/1; "
    + "video/x-raw, format=(string)YUY2, width=(int)1280, height=(int)720, framerate=(fraction)10/1; "
    + "video/x-raw, format=(string)YUY2, width=(int)640, height=(int)480, "
    + "framerate=(fraction){ 30/1, 15/1 }; image/jpeg, parsed=(boolean)true, width=(int)1920, "
    + "height=(int)1080, framerate=(fraction){ 30/1, 24/1 }; image/jpeg, width=(int)1280, "
    + "height=(int)720, framerate=(fraction)30/1; video/x-h264, width=(int)3840, height=(int)2160"

  @Test func aWebcamIsSeenFluentlyAndKeptLarge() throws {
    let formats = CameraFormats(Self.webcam)
    #expect(formats.all.count == 7)
    #expect(formats.best?.notation == "video/x-raw,width=1920,height=1080,framerate=5/1")
    #expect(formats.seen?.notation == "image/jpeg,width=1280,height=720,framerate=30/1")
  }

  @Test func rangesAreCutToWhatIsWanted() {
    let any = CameraFormats(
      "video/x-raw, format=(string){ I420, YV12 }, width=(int)[ 160, 2560 ], "
        + "height=(int)[ 120, 1920 ], framerate=(fraction)[ 0/1, 2147483647/1 ]")
    #expect(any.best?.notation == "video/x-raw,width=1920,height=1440")
    #expect(any.seen?.notation == "video/x-raw,width=960,height=720")
    let small = CameraFormats("video/x-raw, width=(int)[ 16, 640, 16 ], height=(int)[ 16, 480 ]")
    #expect(small.best?.notation == "video/x-raw,width=640,height=480")
    #expect(small.seen == small.best)
  }

  @Test func listsOfSizesAreSizesInOrder() {
    let lists = CameraFormats(
      "video/x-raw, width=(int){ 320, 640 }, height=(int){ 240, 480 }, framerate=(fraction)30/1")
    #expect(
      lists.all.map(\.notation) == [
        "video/x-raw,width=320,height=240,framerate=30/1",
        "video/x-raw,width=640,height=480,framerate=30/1",
      ])
  }

  @Test(arguments: [
    "video/x-raw, width=(int)[ 1, 2147483647 ], height=(int)[ 1, 2147483647 ]", "", "ANY", "EMPTY",
    "video/x-raw", "video/x-raw, width=(int)0, height=(int)0",
    "video/x-raw(memory:DMABuf), width=(int)64, height=(int)64", "video/x-raw, width=(int)[ 5, 2 ]",
    "video/x-raw, width=(int), height=(int)[", "}}]],,==",
    "image/jpeg, width=(int)-5, height=(int)7",
    "video/x-raw, width=(int){ 1, 2, 3 }, height=(int){ 1, 2 }",
  ])
  func whatCannotBeUnderstoodIsLeftToTheCamera(notation: String) {
    let formats = CameraFormats(notation)
    #expect(formats.best == nil && formats.seen == nil)
  }
}
