import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

/// Real files with bytes changed at random: each is an image or an error, never a crash.
@Suite struct MutationTests {
  @Test(arguments: Mutations.names)
  func twoHundredOfEach(name: String) throws {
    var mutations = try Mutations(of: name)
    var (images, faults) = (0, 0)
    for _ in 0..<200 {
      do {
        let image = try ImageDecoder.image(
          of: .data(mutations.next(), name: name),
          target: .within(CGSize(width: 64, height: 64)))
        #expect(max(image.width, image.height) <= 64)
        images += 1
      } catch {
        faults += 1
      }
    }
    #expect(images + faults == 200)
    // Otherwise nothing would have been tried.
    #expect(faults > 5, "\(name): \(images) images, \(faults) faults")
  }
}
