import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { defineServerHalf, defineStaffAction, type PluginState } from '#sdk/server'
import type confirmationCode from './definition.ts'
import { alphabets, type Code, moment, plainCode, standingOf } from './parts/code.ts'

const typed = z.object({ code: z.string().max(100).transform(plainCode) })
/** The moment tells which one, so that two who take back the same one take back one. */
const redeemedOnce = typed.extend({ at: z.string().regex(moment) })

export default defineServerHalf<typeof confirmationCode>({
  assign: async ({ options: { length, from, uses, validDays }, submissionId, state }) => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const alphabet = alphabets[from]
      const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
      // A code that was given once, also to a record that is gone, is nobody else's.
      if (!(await state.take(keyOf(code), 1, 1))) continue
      await state.put(keyOf(code), { submissionId })
      const until =
        validDays === undefined ? {} : { until: new Date(Date.now() + validDays * 86_400_000).toISOString() }
      return { answer: { code, state: 'open', uses, ...until, redeemed: [] } }
    }
    return { issues: [{ code: 'confirmation-code.usedUp' }] }
  },
  // Nobody can redeem the code of a record that is not there.
  release: ({ code }, { state }) => state.put(keyOf(code), null),
  staffActions: {
    /** Whose code it is and how it stands; changes nothing. */
    look: defineStaffAction<typeof confirmationCode>()({
      input: typed,
      run: async ({ code }, { state, amend }) => {
        let found: Code | null = null
        const submissionId = await recordOf(state, code)
        if (submissionId !== null)
          await amend(submissionId, async (answer) => {
            if (answer.code === code) found = answer
            return undefined
          })
        return verdictOf(found, submissionId)
      },
    }),
    /** Under the lock of the record: of two who scan at once, one redeems and the other hears so. */
    redeem: defineStaffAction<typeof confirmationCode>()({
      input: typed,
      run: async ({ code }, { state, amend, userId }) => {
        const submissionId = await recordOf(state, code)
        let found: Code | null = null
        const done =
          submissionId !== null &&
          (await amend(submissionId, async (answer) => {
            if (answer.code !== code) return undefined
            found = answer
            if (standingOf(answer) !== 'open') return undefined
            const redeemed = [...answer.redeemed, { at: new Date().toISOString(), by: userId }]
            const next = { ...answer, redeemed, state: redeemed.length < answer.uses ? 'open' : 'used' } as const
            found = next
            return next
          }))
        const verdict = verdictOf(found, submissionId)
        return done ? { ...verdict, standing: 'redeemed' } : verdict
      },
    }),
    /** What was redeemed by mistake can be redeemed again. */
    takeBack: defineStaffAction<typeof confirmationCode>()({
      input: redeemedOnce,
      run: async ({ code, at }, { state, amend }) => {
        const submissionId = await recordOf(state, code)
        let found: Code | null = null
        if (submissionId !== null)
          await amend(submissionId, async (answer) => {
            if (answer.code !== code) return undefined
            found = answer
            const redeemed = answer.redeemed.filter((each) => each.at !== at)
            if (redeemed.length === answer.redeemed.length) return undefined
            const next = { ...answer, redeemed, state: 'open' } as const
            found = next
            return next
          })
        return verdictOf(found, submissionId)
      },
    }),
  },
})

/** Eight characters make a trillion codes; this many misses in a row mean that a short one is used up. */
const mostAttempts = 200

const keyOf = (code: string): string => `c:${code}`

const recordOf = async (state: PluginState, code: string): Promise<string | null> => {
  const { value } = await state.get(keyOf(code))
  return typeof value === 'object' &&
    value !== null &&
    'submissionId' in value &&
    typeof value.submissionId === 'string'
    ? value.submissionId
    : null
}

const verdictOf = (answer: Code | null, submissionId: string | null) =>
  answer === null
    ? { standing: 'unknown' as const }
    : { standing: standingOf(answer), dataId: submissionId, uses: answer.uses, redeemed: [...answer.redeemed] }
