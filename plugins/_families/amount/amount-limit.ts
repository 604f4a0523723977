/** Of every number an author sets for sliders. */
export const amountLimit = 1_000_000_000
