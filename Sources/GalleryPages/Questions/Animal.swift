/// What there is to choose from.
enum Animal: String, CaseIterable {
  case dog, cat, rabbit, panda
}
