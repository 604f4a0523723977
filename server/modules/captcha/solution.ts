import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What the server keeps of a challenge. Never sent. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blockPuzzle'), x: z.number() }),
  z.object({ kind: z.literal('clickWord'), points: z.array(z.object({ x: z.number(), y: z.number() })) }),
  z.object({ kind: z.literal('pow'), salt: z.string(), difficulty: z.int() }),
])
export type CaptchaAnswer = z.infer<typeof answerSchema>

/** @param text decrypted `pointJson`: whatever somebody sent */
export function isSolution(answer: CaptchaAnswer, text: string): boolean {
  if (answer.kind === 'pow') return /^\d{1,15}$/.test(text) && zeroBits(answer.salt + text) >= answer.difficulty
  const given = parsed(text)
  if (answer.kind === 'blockPuzzle') {
    const point = slideSchema.safeParse(given)
    return point.success && Math.abs(point.data.x - answer.x) <= slideTolerance
  }
  const points = clickSchema.safeParse(given)
  return (
    points.success &&
    answer.points.every(({ x, y }, index) => {
      const clicked = points.data[index]
      return clicked !== undefined && Math.hypot(clicked.x - x, clicked.y - y) <= clickTolerance
    })
  )
}

/** Pixels of the 310 by 155 picture. */
export const slideTolerance = 5
/** From the middle of the glyph; three blind clicks pass in 0.4 % of all cases. */
const clickTolerance = 18

// zod's number is finite.
const slideSchema = z.strictObject({ x: z.number(), y: z.literal(5) })
const clickSchema = z.array(z.strictObject({ x: z.number(), y: z.number() })).length(3)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const zeroBits = (text: string): number => {
  let bits = 0
  for (const byte of createHash('sha256').update(text).digest()) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
