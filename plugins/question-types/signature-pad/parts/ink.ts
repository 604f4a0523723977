/** Inks that are legible on white paper, whatever the theme is: a signature is seen and printed as it was written. */
export const inks = ['black', 'blue', 'red'] as const
export type Ink = (typeof inks)[number]

export const colorOf: Readonly<Record<Ink, string>> = { black: '#1a1a1a', blue: '#0b3d91', red: '#b3261e' }

export const pens = ['fine', 'medium', 'broad'] as const
export type Pen = (typeof pens)[number]

/** Thinnest and thickest in px: the faster the hand, the thinner the line. */
export const widthOf: Readonly<Record<Pen, { readonly min: number; readonly max: number }>> = {
  fine: { min: 0.5, max: 1.5 },
  medium: { min: 0.8, max: 2.8 },
  broad: { min: 1.4, max: 4.5 },
}

export const sizes = ['small', 'medium', 'large'] as const

/** Of the file in MB: a page full of ink has less. */
export const maxMegabytes = 2
