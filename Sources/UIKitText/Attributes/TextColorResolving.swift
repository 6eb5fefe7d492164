package import UIKitGraphics

/// A value of a colour attribute that can say which colour it stands for now.
///
/// `UIColor`, which lives above this module, conforms; a `CGColor` stands for itself.
package protocol TextColorResolving {
  /// The colour to draw text with, asked for when the text is laid out.
  var resolvedTextColor: CGColor { get }
}

extension CGColor: TextColorResolving {
  package var resolvedTextColor: CGColor { self }
}
