/// The recogniser of one subscription, which its view keeps.
final class Seen<Recognizer: AnyObject> {
  weak var recognizer: Recognizer?
}
