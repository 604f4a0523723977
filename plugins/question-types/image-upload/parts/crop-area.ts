/** A part of a picture: how far in, and where in the room that leaves: 0 is the start, 1 the end. */
export interface CropView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface Area extends PictureSize {
  readonly left: number
  readonly top: number
}

export const middle: CropView = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 4

/** The part in px of the picture. Its shape is always `ratio`, and it never leaves the picture. */
export const cropArea = (picture: PictureSize, ratio: number, { zoom, x, y }: CropView): Area => {
  const width = Math.min(picture.width, picture.height * ratio) / zoom
  const height = width / ratio
  return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y }
}

/** The view after the picture was dragged by so many px of itself. What is beyond the edge stays at it. */
export const dragged = (
  picture: PictureSize,
  ratio: number,
  view: CropView,
  by: { readonly x: number; readonly y: number },
): CropView => {
  const area = cropArea(picture, ratio, view)
  return {
    ...view,
    x: moved(view.x, by.x, picture.width - area.width),
    y: moved(view.y, by.y, picture.height - area.height),
  }
}

const moved = (at: number, by: number, room: number): number =>
  room < 1 ? at : Math.min(1, Math.max(0, at - by / room))
