/** What is looked for: everything, squares, or bars. */
export const kinds = ['any', 'matrix', 'bars'] as const
export type Kind = (typeof kinds)[number]

export const maxLength = 2000
/** Questions that one code can fill in. */
export const maxFilled = 7
