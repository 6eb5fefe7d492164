import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

/// The same photo, stored in eight ways.
@Suite struct OrientationTests {
  @Test(arguments: 1...8)
  func comesOutUpright(orientation: Int) throws {
    let path = Photo.orientations[orientation - 1]
    let header = try ImageDecoder.header(of: .file(path))
    #expect(header.orientation == orientation)
    #expect(header.uprightSize == CGSize(width: 160, height: 240))
    let first = try ImageDecoder.image(of: .file(Photo.orientations[0]))
    let image = try ImageDecoder.image(of: .file(path))
    let difference = try #require(image.difference(from: first))
    #expect(difference < 3)
  }

  @Test(arguments: 1...8)
  func comesOutUprightWhenItIsSmall(orientation: Int) throws {
    let target = ImageTarget.within(CGSize(width: 48, height: 48))
    let first = try ImageDecoder.image(of: .file(Photo.orientations[0]), target: target)
    #expect((first.width, first.height) == (32, 48))
    let image = try ImageDecoder.image(
      of: .file(Photo.orientations[orientation - 1]), target: target)
    let difference = try #require(image.difference(from: first))
    #expect(difference < 4)
  }

  @Test func pixelsCanBeHadAsStored() throws {
    let image = try ImageDecoder.image(of: .file(Photo.orientations[5]), upright: false)
    #expect((image.width, image.height) == (240, 160))
  }

  @Test(arguments: 1...8)
  func isUprightOnDiskToo(orientation: Int) throws {
    let path = Photo.orientations[orientation - 1]
    let image = try ImageDecoder.image(of: .file(path))
    let saved = ImageSource.data(try ImageEncoder.data(of: image, as: .jpeg), name: "saved")
    #expect(try ImageDecoder.header(of: saved).orientation == 1)
    let difference = try #require(try ImageDecoder.image(of: saved).difference(from: image))
    #expect(difference < 3)
  }
}
