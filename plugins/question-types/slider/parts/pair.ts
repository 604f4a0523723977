/** What a slider is answered with: a value, or two of them, the lower one first. */
export type SliderAnswer = number | readonly [number, number]

export const isPair = (answer: SliderAnswer | undefined): answer is readonly [number, number] => Array.isArray(answer)

/** The parts of a pair, as figures and tables name them. */
export const ends = ['from', 'to'] as const
