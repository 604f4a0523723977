/** What Lightbox says. */
export interface LightboxLabels {
  /** Name of the dialog. */
  title: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  rotate: string
  download: string
  close: string
  /** "{number} of {count}" */
  position: string
}
