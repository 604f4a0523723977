/** What Slider says. */
export interface SliderLabels {
  /** Spoken value of an unanswered slider. */
  notAnswered: string
  /** Name of the number field beside it. */
  field: string
  /** Name of the button back to "not answered"; without it none is drawn. */
  clear?: string | undefined
}
