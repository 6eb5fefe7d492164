import Foundation

/// The lower edge of a photo in a grid: a video's length, or the sign of one that cannot be opened.
final class PhotoBadge: UIView {
  private enum Sign {
    case film, warning
  }

  private var sign = Sign.film
  private var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows what there is to say of a photo; hides when there is nothing.
  func show(isVideo: Bool, _ preview: PhotoPreview) {
    isHidden = !isVideo && preview.fault == nil
    sign = isVideo ? .film : .warning
    text = preview.seconds.map(Self.text) ?? ""
    setNeedsDisplay()
  }

  /// “0:07”, “12:34”, “1:02:03”.
  static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // Legible over whatever the picture has there.
    context.setShadow(offset: .zero, blur: 3, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.6))
    UIColor.white.set()
    switch sign {
    case .film: drawFilm()
    case .warning: drawWarning()
    }
    let words = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 12, weight: .medium), .foregroundColor: UIColor.white,
      ])
    let size = words.size()
    words.draw(at: CGPoint(x: bounds.maxX - size.width - 6, y: bounds.midY - size.height / 2))
    context.restoreGState()
  }

  private func drawFilm() {
    UIBezierPath(
      roundedRect: CGRect(x: 6, y: bounds.midY - 4.5, width: 11, height: 9), cornerRadius: 2
    )
    .fill()
    let lens = UIBezierPath()
    lens.move(to: CGPoint(x: 18, y: bounds.midY))
    lens.addLine(to: CGPoint(x: 22, y: bounds.midY - 3.5))
    lens.addLine(to: CGPoint(x: 22, y: bounds.midY + 3.5))
    lens.close()
    lens.fill()
  }

  private func drawWarning() {
    let sign = UIBezierPath()
    sign.move(to: CGPoint(x: 14, y: bounds.midY - 6))
    sign.addLine(to: CGPoint(x: 21, y: bounds.midY + 6))
    sign.addLine(to: CGPoint(x: 7, y: bounds.midY + 6))
    sign.close()
    sign.lineWidth = 1.5
    sign.lineJoinStyle = .round
    sign.stroke()
    UIBezierPath(rect: CGRect(x: 13.25, y: bounds.midY - 2, width: 1.5, height: 4)).fill()
    UIBezierPath(rect: CGRect(x: 13.25, y: bounds.midY + 3, width: 1.5, height: 1.5)).fill()
  }
}
