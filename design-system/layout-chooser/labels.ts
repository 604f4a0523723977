/** What LayoutChooser says: the four layouts. */
export interface LayoutChooserLabels {
  defaults: string
  classic: string
  transverse: string
  columns: string
}
