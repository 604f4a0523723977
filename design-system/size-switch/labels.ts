/** What SizeSwitch says: the four sizes, and the name of its button. */
export interface SizeSwitchLabels {
  default: string
  medium: string
  small: string
  mini: string
  /** With the size that is chosen: "Size: medium". */
  button: (size: string) => string
}
