import { randomBytes, randomInt } from 'node:crypto'
import { defineServerHalf, type PluginState } from '#sdk/server'
import type randomNumber from './definition.ts'
import { alphabets, numberOf, type Part, periodOf } from './parts/rule.ts'
import { shuffled } from './parts/shuffle.ts'

export default defineServerHalf<typeof randomNumber>({
  assign: async ({ options: { parts }, state }) => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const number = await nextNumber(parts, state, new Date())
      if (number === null) return usedUp
      // Whatever rule an earlier version had: what was given once, also to a record that is gone, is never given again.
      if (number !== '' && (await state.take(`n:${number}`, 1, 1))) return { answer: number }
    }
    return usedUp
  },
  tells: ({ show }) => show,
})

/** Numbers of another rule may lie in the way; a thousand in a row mean that the rule gives nothing new. */
const mostAttempts = 1000
const usedUp = { issues: [{ code: 'random-number.usedUp' }] }

/** Null when the rule has no more. */
const nextNumber = async (parts: readonly Part[], state: PluginState, day: Date): Promise<string | null> => {
  const serials = new Map<string, string>()
  for (const part of parts) {
    if (part.kind !== 'serial') continue
    const value = part.start + (await state.next(`s:${part.id}:${periodOf(part.reset, day)}`)) - 1
    if (part.max !== undefined && value > part.max) return null
    serials.set(part.id, String(value).padStart(part.length, '0'))
  }
  const dice = serials.size > 0 ? diceOf(parts) : await orderedDice(parts, state, day)
  return dice && numberOf(parts, day, (part) => serials.get(part.id) ?? dice.get(part.id) ?? null)
}

type Random = Extract<Part, { kind: 'random' }>
const randomParts = (parts: readonly Part[]): readonly Random[] =>
  parts.filter((part): part is Random => part.kind === 'random')

/** Chance alone: the serial number beside it makes the whole differ. */
const diceOf = (parts: readonly Part[]): ReadonlyMap<string, string> =>
  new Map(
    randomParts(parts).map(({ id, from, length }) => {
      const alphabet = alphabets[from]
      return [id, Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')]
    }),
  )

/** Each combination once, in an order of the question's own, counted for each text the other parts make. */
const orderedDice = async (
  parts: readonly Part[],
  state: PluginState,
  day: Date,
): Promise<ReadonlyMap<string, string> | null> => {
  const random = randomParts(parts)
  const shape = random.map(({ from, length }) => `${from}${length}`).join(' ')
  const around = numberOf(parts, day, () => '')
  const series = `r:${shape}:${around}`
  const index = BigInt((await state.next(series)) - 1)
  const size = random.reduce(
    (product, { from, length }) => product * BigInt(alphabets[from].length) ** BigInt(length),
    1n,
  )
  if (random.length === 0 || index >= size) return null
  let rest = shuffled(index, size, `${await keyOf(state)} ${series}`)
  return new Map(
    random.map(({ id, from, length }) => {
      const alphabet = alphabets[from]
      let text = ''
      for (let at = 0; at < length; at++) {
        text += alphabet[Number(rest % BigInt(alphabet.length))]
        rest /= BigInt(alphabet.length)
      }
      return [id, text]
    }),
  )
}

/** Known to the server alone, or the next number could be told from the last. */
const keyOf = async (state: PluginState): Promise<string> => {
  const { value } = await state.get('key')
  if (typeof value === 'string') return value
  const key = randomBytes(24).toString('base64url')
  await state.put('key', key)
  return key
}
