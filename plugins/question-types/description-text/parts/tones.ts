/** Colours a text may have: each is one of the theme, readable on the paper and in its own box. */
export const tones = ['muted', 'accent', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]
