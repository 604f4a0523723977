/** Of every number in options and answers. */
export const limit = 1_000_000_000
export const maxMarks = 20
