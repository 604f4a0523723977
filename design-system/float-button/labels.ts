export interface FloatButtonLabels {
  /** Description, read after the name: "Arrow up and down move it". */
  move: string
}
