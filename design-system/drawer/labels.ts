/** What a drawer says. */
export interface DrawerLabels {
  /** Name of the button that closes it. */
  close: string
}
