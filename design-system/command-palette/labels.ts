export interface CommandPaletteLabels {
  /** Name of the dialog. */
  title: string
  /** Name of the field, and its placeholder. */
  search: string
  /** Heading over what was used last. */
  recent: string
  /** Nothing matches. */
  empty: string
  /** A source is still looking: the name of what it finds comes with it. */
  searching: (source: string) => string
  /** A source failed. */
  failed: (source: string) => string
  /** Told when the number of found entries changes. */
  found: (count: number) => string
  /** Beside the keys at the foot. */
  walk: string
  choose: string
  close: string
}
