// The yardstick of a start: what any Swift process costs that has nothing to do.
