/// The pan that pulls a card down; content on the card that is at its beginning leaves such a drag to it.
final class SheetPan: UIPanGestureRecognizer {}
