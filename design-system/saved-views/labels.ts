/** What SavedViews says. */
export interface SavedViewsLabels {
  /** Of the menu's button when no view is chosen: "All forms". */
  none: string
  /** Prefix of the button's name: "View". */
  view: string
  /** The word beside a view that was changed. */
  changed: string
  save: string
  saveAs: string
  reset: string
  makeDefault: string
  remove: string
  isDefault: string
  scope: Record<'private' | 'shared' | 'role', string>
  /** The form of "save as". */
  name: string
  scopeQuestion: string
  submit: string
  nameMissing: string
  nameTaken: string
}
