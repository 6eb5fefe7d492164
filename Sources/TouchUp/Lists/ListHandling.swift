public import UIKit

/// Views whose items a person chooses from: tables and collections. There is nothing to implement.
@MainActor public protocol ListHandling: UIScrollView {}

extension UITableView: ListHandling {}
extension UICollectionView: ListHandling {}
