/** What a form field says. */
export interface FormFieldLabels {
  /** Heard behind the label of a group that must be answered, and shown when the star is pointed at. */
  required: string
}
