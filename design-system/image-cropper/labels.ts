/** What ImageCropper says. */
export interface ImageCropperLabels {
  /** Name of the frame; arrows move what it shows. */
  frame: string
  zoom: string
  zoomField: string
  zoomIn: string
  zoomOut: string
  rotateLeft: string
  rotateRight: string
  moveUp: string
  moveDown: string
  moveLeft: string
  moveRight: string
  reset: string
  apply: string
  /** Shown when the picture cannot be read. */
  broken: string
}
