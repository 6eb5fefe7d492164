import Testing
import UIKitImages

@testable import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  private let statics: [UTType] = [
    .item, .content, .data, .image, .jpeg, .png, .gif, .tiff, .webP, .heic, .heif,
    .audiovisualContent, .movie, .video, .quickTimeMovie, .mpeg4Movie, .avi,
  ]

  @Test func constantsAreInTheTable() {
    for type in statics { #expect(UTType(type.identifier) == type) }
    #expect(Set(statics).count == statics.count)
  }

  @Test func whatConformsToWhat() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.heic.conforms(to: .image) && !UTType.heic.conforms(to: .heif))
    #expect(UTType.mpeg4Movie.conforms(to: .movie) && UTType.mpeg4Movie.conforms(to: .content))
    #expect(!UTType.mpeg4Movie.conforms(to: .image) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .image))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
    #expect(UTType.item.supertypes.isEmpty)
  }

  @Test func namesOfFilesAndOfTheWeb() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "mov") == .quickTimeMovie)
    #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
    #expect(UTType(filenameExtension: "xyz") == nil && UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "image/webp") == .webP)
    #expect(UTType(mimeType: "text/plain") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(UTType.movie.preferredMIMEType == nil)
    #expect(UTType("nothing.known") == nil && UTType("") == nil)
    #expect(UTType("Public.JPEG") == .jpeg)
  }

  @Test func everyTypeIsAKindOfWhatIsThere() {
    for type in TypeTable.types {
      #expect(type.parents.allSatisfy { TypeTable.type(named: $0) != nil }, "\(type.identifier)")
    }
  }

  @Test(arguments: ImageFormat.allCases)
  func formatsOfPhotosAreTypes(format: ImageFormat) throws {
    let type = try #require(UTType(format.typeIdentifier))
    #expect(type.conforms(to: .image))
    #expect(type.preferredMIMEType == format.mediaType)
    // A HEIF may have any coding in it; of ours all are HEICs.
    for ending in format.fileExtensions where ending != "heif" {
      #expect(UTType(filenameExtension: ending) == type)
    }
  }
}
