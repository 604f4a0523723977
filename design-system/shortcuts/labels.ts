export interface ShortcutSheetLabels {
  title: string
  close: string
  /** Between the keys of a sequence: "then". */
  followedBy: string
  /** Shown when there is not one shortcut. */
  none: string
  /** Told while one-key shortcuts are switched off. */
  singleKeysOff: string
}
