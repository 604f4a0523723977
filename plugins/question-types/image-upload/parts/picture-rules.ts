/** Spec 5: pictures are png and jpeg, which every browser can draw, scale and cut. */
export const pictureExtensions = ['png', 'jpg'] as const

/** Width to height of what is cut out, by what authors choose. */
export const cropRatios = { square: 1, landscape: 4 / 3, portrait: 3 / 4, wide: 16 / 9 } as const

export const crops = ['none', 'square', 'landscape', 'portrait', 'wide'] as const
export type Crop = (typeof crops)[number]

export const ratioOf = (crop: Crop): number | undefined => (crop === 'none' ? undefined : cropRatios[crop])

export const watermarks = ['none', 'time', 'text'] as const

/** The longest edge of a scaled picture in px: a page of text photographed by a phone can still be read. */
export const scaledEdge = 2000
