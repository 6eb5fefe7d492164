import CPango
import Foundation
import UIKitGraphics

/// A Pango layout of a paragraph, with its lines.
///
/// Made and used within ``FontLibrary/locked(_:)``.
// NB: that is why the reference can be sent: whoever holds it holds the library too and locks it.
final class LaidOutParagraph: @unchecked Sendable {
  let layout: OpaquePointer
  let lines: [UnsafeMutablePointer<PangoLayoutLine>]
  let runs: [TextRun]
  let isEllipsized: Bool

  /// How a paragraph that is wider than its space is fitted.
  enum Fitting {
    case overflow
    /// The width of the widest line; the first is `indent` narrower than the others, or they than it.
    case wrap(CGFloat, indent: CGFloat, anywhere: Bool)
    case ellipsize(CGFloat, PangoEllipsizeMode)
  }

  /// Nil when there is no font at all.
  init?(
    _ text: Substring.UTF8View, runs: [TextRun], _ fitting: Fitting, rightToLeft: Bool,
    justified: Bool, library: FontLibrary
  ) {
    guard let layout = library.makeLayout(rightToLeft: rightToLeft) else { return nil }
    self.layout = layout
    self.runs = runs
    pango_layout_set_auto_dir(layout, 0)
    var text = Substring(text)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    if let first = runs.first {
      pango_layout_set_font_description(layout, library.description(of: first.look.font))
    }
    Self.setAttributes(of: layout, runs, fitting, library)
    switch fitting {
    case .overflow: break
    case .wrap(let width, let indent, let anywhere):
      pango_layout_set_width(layout, Self.units(width))
      pango_layout_set_wrap(layout, anywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      if indent != 0 { pango_layout_set_indent(layout, -Self.signedUnits(indent)) }
      if justified { pango_layout_set_justify(layout, 1) }
    case .ellipsize(let width, let mode):
      pango_layout_set_width(layout, Self.units(width))
      pango_layout_set_ellipsize(layout, mode)
    }
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      lines.append(current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
      node = current.pointee.next
    }
    self.lines = lines
    if case .ellipsize = fitting {
      isEllipsized = pango_layout_is_ellipsized(layout) != 0
    } else {
      isEllipsized = false
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Points in Pango's units, a hair more so that what measures exactly as wide still fits.
  private static func units(_ points: CGFloat) -> Int32 {
    Int32((max(0, min(points, 1_000_000)) * CGFloat(PANGO_SCALE)).rounded(.up)) + 1
  }

  private static func signedUnits(_ points: CGFloat) -> Int32 {
    Int32(max(-1_000_000, min(points, 1_000_000)) * CGFloat(PANGO_SCALE))
  }

  private static func setAttributes(
    of layout: OpaquePointer, _ runs: [TextRun], _ fitting: Fitting, _ library: FontLibrary
  ) {
    let isPlain = runs.count == 1 && runs[0].look.isPlain
    let wraps = if case .wrap = fitting { true } else { false }
    guard !isPlain || wraps else { return }
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    // A word that is longer than a line is broken without a hyphen, as UIKit does it.
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    setFonts(in: list, runs, library)
    var start = 0
    for run in runs {
      run.look.attributes.forEach { attribute in
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(start + run.length)
        pango_attr_list_insert(list, attribute)
      }
      start += run.length
    }
    pango_layout_set_attributes(layout, list)
  }

  /// NB: Pango shapes what has a font of its own by itself. So letters of one font have it as one, whatever else they look
  /// like: another colour must not take them apart.
  private static func setFonts(
    in list: OpaquePointer?, _ runs: [TextRun], _ library: FontLibrary
  ) {
    var (start, index) = (0, 0)
    while index < runs.count {
      let font = runs[index].look.font
      var end = start
      while index < runs.count, runs[index].look.font == font {
        end += runs[index].length
        index += 1
      }
      if font != runs[0].look.font, let description = library.description(of: font),
        let attribute = pango_attr_font_desc_new(description)
      {
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
  }
}

extension TextRun.Look {
  /// Whether the font description alone says how it looks.
  fileprivate var isPlain: Bool {
    foreground == nil && spacing == 0 && !ignoresKerning && baselineOffset == 0
      && !font.hasTabularDigits
  }

  /// Pango's attributes for the look beside its font; decorations are painted apart.
  fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>] {
    var result: [UnsafeMutablePointer<PangoAttribute>?] = []
    if let color = foreground {
      func part(_ value: CGFloat) -> guint16 { guint16((value * 65535).rounded()) }
      result.append(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
      // NB: Pango takes an opacity of 0 for none given.
      result.append(pango_attr_foreground_alpha_new(max(part(color.alpha), 1)))
    }
    if spacing != 0 {
      result.append(
        pango_attr_letter_spacing_new(Int32((spacing * CGFloat(PANGO_SCALE)).rounded())))
    }
    if baselineOffset != 0 {
      result.append(pango_attr_rise_new(Int32((baselineOffset * CGFloat(PANGO_SCALE)).rounded())))
    }
    let features = [font.hasTabularDigits ? "tnum=1" : "", ignoresKerning ? "kern=0" : ""]
      .filter { !$0.isEmpty }.joined(separator: ",")
    if !features.isEmpty { result.append(pango_attr_font_features_new(features)) }
    return result.compactMap(\.self)
  }
}
