import CPango
import Foundation

/// The fonts of the machine, and Pango's objects to lay text out with them.
///
/// Pango's font maps must not be used by two threads at once, and drawing text does not get faster on
/// two threads. So there is one, and everything that touches it does so within ``locked(_:)``.
// NB: the lock is what makes the reference safe to send: every stored property that changes, and every
// Pango object made here, is used within it only.
final class FontLibrary: @unchecked Sendable {
  /// The library of the fonts that are installed.
  static let shared = FontLibrary(directories: FontConfiguration.directories, isDefault: true)

  private let lock = NSRecursiveLock()
  private let config: OpaquePointer?
  private let fontMap: UnsafeMutablePointer<PangoFontMap>?
  /// What layouts of text from left to right are made from.
  private let context: OpaquePointer?
  /// What layouts of text from right to left are made from.
  // NB: two contexts that never change, as Pango throws away the lines of a context that does.
  private let mirroredContext: OpaquePointer?
  /// Whether there is a font at all.
  let hasFonts: Bool
  private var descriptions: [FontSpec: OpaquePointer] = [:]
  private var metrics: [FontSpec: FontMetrics] = [:]
  private var families: Set<String>?
  /// How many fonts are kept at most: a text that grows frame by frame is of another one each time.
  static let mostKept = 512
  /// How many are kept.
  var keptCount: Int { locked { max(descriptions.count, metrics.count) } }

  /// - Parameter isDefault: Whether fontconfig uses this configuration where it is not told which; it
  ///   would read the machine's otherwise.
  init(directories: [String], isDefault: Bool = false) {
    let config = FcConfigCreate()
    self.config = config
    let xml = FontConfiguration.xml(directories: directories)
    _ = xml.withCString { text in
      FcConfigParseAndLoadFromMemory(
        config, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self), FcFalse)
    }
    FcConfigBuildFonts(config)
    if isDefault { FcConfigSetCurrent(config) }
    let found = FcConfigGetFonts(config, FcSetSystem)
    hasFonts = (found?.pointee.nfont ?? 0) > 0
    guard hasFonts, let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      fontMap = nil
      context = nil
      mirroredContext = nil
      return
    }
    fontMap = map
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = Self.makeContext(map, PANGO_DIRECTION_LTR)
    mirroredContext = Self.makeContext(map, PANGO_DIRECTION_RTL)
  }

  deinit {
    descriptions.values.forEach { pango_font_description_free($0) }
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let mirroredContext { g_object_unref(UnsafeMutableRawPointer(mirroredContext)) }
    if let fontMap { g_object_unref(fontMap) }
    FcConfigDestroy(config)
  }

  /// Runs `body` while no other thread uses Pango.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// An empty layout; nil when there is no font. Within ``locked(_:)``.
  func makeLayout(rightToLeft: Bool) -> OpaquePointer? {
    guard let context = rightToLeft ? mirroredContext : context else { return nil }
    return pango_layout_new(context)
  }

  /// The description of a font for Pango; it belongs to the library, which
  /// may free it with the next description. Within ``locked(_:)``.
  func description(of font: FontSpec) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    if descriptions.count >= Self.mostKept {
      descriptions.values.forEach { pango_font_description_free($0) }
      descriptions = [:]
    }
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, font.family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weight)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
    descriptions[font] = description
    return description
  }

  /// What a font measures.
  func metrics(of font: FontSpec) -> FontMetrics {
    locked {
      if let known = metrics[font] { return known }
      if metrics.count >= Self.mostKept { metrics = [:] }
      let measured = measure(font)
      metrics[font] = measured
      return measured
    }
  }

  /// The names of the families that are installed.
  var familyNames: Set<String> {
    locked {
      if let families { return families }
      var names: Set<String> = []
      if let set = FcConfigGetFonts(config, FcSetSystem) {
        for index in 0..<Int(set.pointee.nfont) {
          var name: UnsafeMutablePointer<FcChar8>?
          var position: Int32 = 0
          while FcPatternGetString(set.pointee.fonts[index], "family", position, &name)
            == FcResultMatch, let found = name
          {
            names.insert(String(cString: found))
            position += 1
          }
        }
      }
      families = names
      return names
    }
  }

  private func measure(_ font: FontSpec) -> FontMetrics {
    var result = FontMetrics.standIn(size: font.size)
    guard let context, let description = description(of: font),
      let measured = pango_context_get_metrics(context, description, nil)
    else { return result }
    defer { pango_font_metrics_unref(measured) }
    func points(_ value: Int32) -> CGFloat { CGFloat(value) / CGFloat(PANGO_SCALE) }
    let thickness = points(pango_font_metrics_get_underline_thickness(measured))
    if thickness > 0 {
      result.lineThickness = thickness
      result.underlineOffset =
        -points(pango_font_metrics_get_underline_position(measured)) + thickness / 2
      result.strikethroughOffset =
        points(pango_font_metrics_get_strikethrough_position(measured)) - thickness / 2
    }
    if !font.isSystem {
      result.ascent = points(pango_font_metrics_get_ascent(measured))
      result.descent = points(pango_font_metrics_get_descent(measured))
    }
    result.capHeight = inkHeight(of: "H", description) ?? result.capHeight
    result.xHeight = inkHeight(of: "x", description) ?? result.xHeight
    return result
  }

  /// How far a letter reaches above the baseline.
  private func inkHeight(of letter: String, _ description: OpaquePointer) -> CGFloat? {
    guard let layout = makeLayout(rightToLeft: false) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, letter, -1)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return nil }
    var ink = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, nil)
    return ink.y < 0 ? CGFloat(-ink.y) / CGFloat(PANGO_SCALE) : nil
  }

  /// A context whose measures do not depend on pixels: no hints, no rounding.
  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer? {
    let context = pango_font_map_create_context(map)
    pango_context_set_base_dir(context, direction)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }
}
