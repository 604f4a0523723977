/** One moment, or the first and the last of a stretch; '' is an end that is not given yet. */
export type DateAnswer = string | readonly [from: string, to: string]

export const isRange = (answer: DateAnswer | undefined): answer is readonly [string, string] => Array.isArray(answer)

/** The ends, as figures, tables and rules name them. */
export const ends = ['from', 'to'] as const

/** What is no moment stands in the answer's place as one text, the ends below each other. */
export const joinedEnds = (texts: readonly [string, string]): string => texts.join('\n')
export const splitEnds = (text: string): readonly [string, string] => {
  const [from = '', to = ''] = text.split('\n')
  return [from, to]
}
