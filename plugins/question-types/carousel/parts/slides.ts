export const heights = ['small', 'medium', 'large'] as const
export const maxSlides = 20
export const maxSeconds = 60
