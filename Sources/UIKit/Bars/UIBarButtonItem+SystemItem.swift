import Foundation

extension UIBarButtonItem {
  /// What the system has ready: words in the person's language, signs and spaces. Raw values are UIKit's.
  nonisolated public enum SystemItem: Int, Sendable {
    /// “Done”, semibold.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”, semibold.
    case save = 3
    /// A plus.
    case add = 4
    /// What is left of a toolbar's width, shared with its other flexible spaces; nothing in a navigation bar.
    case flexibleSpace = 5
    /// A space of ``UIBarButtonItem/width`` points.
    case fixedSpace = 6
    /// A sheet and a pencil.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// A box with an arrow out of it: to share.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifier.
    case search = 12
    /// An arrow around.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles backward.
    case rewind = 19
    /// Two triangles forward.
    case fastForward = 20
    /// An arrow back.
    case undo = 21
    /// An arrow forward again.
    case redo = 22
    /// A cross in a disc.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// Whether it shows nothing and keeps room.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// Whether it shows its word rather than a sign.
  var isWord: Bool { [.done, .cancel, .edit, .save].contains(self) }

  /// What it says, or what its sign is called; nil for spaces.
  var word: SystemWord? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .add: .add
    case .flexibleSpace, .fixedSpace: nil
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .delete
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .close: .close
    }
  }
}
