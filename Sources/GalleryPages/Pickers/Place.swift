import Foundation

/// Countries, their cities, and the districts of these, by the names that people there use.
enum Place {
  static let countries = ["VN", "ES", "JP"]

  static func cities(of country: String) -> [String] { (all[country] ?? []).map(\.city) }

  static func districts(of country: String, _ city: String) -> [String] {
    all[country]?.first { $0.city == city }?.districts ?? []
  }

  private static let all: [String: [(city: String, districts: [String])]] = [
    "VN": [
      ("Hà Nội", ["Hoàn Kiếm", "Ba Đình", "Tây Hồ", "Cầu Giấy"]),
      ("Đà Nẵng", ["Hải Châu", "Sơn Trà"]), ("Huế", ["Phú Xuân", "Thuận Hóa"]),
    ],
    "ES": [("Madrid", ["Centro", "Retiro", "Salamanca"]), ("Sevilla", ["Triana", "Nervión"])],
    "JP": [("東京", ["渋谷区", "新宿区", "台東区"]), ("大阪", ["北区", "中央区"])],
  ]
}
