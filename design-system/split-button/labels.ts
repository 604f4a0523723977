export interface SplitButtonLabels {
  /** Name of the button that opens the menu, after the name of the action: "Publish: more options". */
  more: (action: string) => string
}
