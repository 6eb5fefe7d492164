/// A grid that begins at the side where reading begins.
final class PhotoGridLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
