import CYardstick
import UIKit

/// The picture that views make, taken apart once into boxes and lines of text: what it takes to paint
/// it when nothing has to be found out any more.
final class FlatPicture {
  private let surface: FlatSurface
  private var boxes: [Box] = []
  private var lines: [Line] = []

  init(of window: UIWindow, scale: Double) {
    surface = FlatSurface(size: window.bounds.size, scale: scale)
    take(window, in: window)
  }

  isolated deinit {
    for line in lines { g_object_unref(UnsafeMutableRawPointer(line.layout)) }
  }

  func paint() {
    let context = surface.context
    for box in boxes {
      cairo_set_source_rgba(context, box.red, box.green, box.blue, box.alpha)
      trace(box)
      cairo_fill(context)
    }
    cairo_set_source_rgb(context, 0.1, 0.1, 0.1)
    for line in lines {
      cairo_move_to(context, line.x, line.y)
      pango_cairo_show_layout(context, line.layout)
    }
    surface.flush()
  }

  private func take(_ view: UIView, in window: UIWindow) {
    guard !view.isHidden else { return }
    let frame = view.convert(view.bounds, to: window)
    if let color = view.backgroundColor {
      var box = Box(frame: frame, radius: view.layer.cornerRadius)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: view.traitCollection)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      (box.red, box.green, box.blue, box.alpha) = (red, green, blue, alpha)
      boxes.append(box)
    }
    if let label = view as? UILabel, let text = label.text, !text.isEmpty {
      let layout = surface.makeLine(text, pointSize: label.font.pointSize)
      lines.append(Line(x: frame.minX, y: frame.minY, layout: layout))
    }
    for subview in view.subviews { take(subview, in: window) }
  }

  private func trace(_ box: Box) {
    let context = surface.context
    let frame = box.frame
    let radius = min(box.radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
      return
    }
    let (left, right) = (frame.minX + radius, frame.maxX - radius)
    let (top, bottom) = (frame.minY + radius, frame.maxY - radius)
    cairo_new_sub_path(context)
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, .pi * 1.5)
    cairo_close_path(context)
  }

  private struct Box {
    var frame: CGRect
    var radius: Double
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 1.0
  }

  private struct Line {
    var x: Double
    var y: Double
    var layout: OpaquePointer
  }
}
