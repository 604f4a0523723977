import { createHash } from 'node:crypto'
import { z } from 'zod'
import { noIssues } from '#sdk'
import { defineServerAction, defineServerHalf } from '#sdk/server'
import type phoneVerification from './definition.ts'
import { phonePattern } from './parts/phone.ts'

const purpose = 'phone-verification'
const phone = z.string().regex(phonePattern)

export default defineServerHalf<typeof phoneVerification>({
  unfinished: (_options, { codeChannels }) => (codeChannels.includes('sms') ? [] : ['gateway']),
  actions: {
    send: defineServerAction<typeof phoneVerification>()({
      input: z.object({ phone, language: z.string().max(20).default('zh-cn') }),
      perMinute: 5,
      perHour: 30,
      run: ({ phone: to, language }, { services }) => services.codes.send({ to, purpose, language }),
    }),
    verify: defineServerAction<typeof phoneVerification>()({
      input: z.object({ phone, code: z.string().regex(/^\d{6}$/) }),
      perMinute: 20,
      run: async ({ phone: to, code }, { services }): Promise<{ proof?: string }> => {
        const proof = await services.codes.redeem({ to, purpose, code })
        return proof === null ? {} : { proof }
      },
    }),
  },
  check: async ({ phone: to, proof = '' }, { services }) =>
    (await services.codes.isProven({ to, purpose, proof })) ? noIssues : [{ code: 'phone-verification.unverified' }],
  claim: async ({ phone: to, proof = '' }, { options, state }) => {
    // In one order: two records that want both wait for each other in turn.
    if (options.unique && !(await state.take(numberKey(to), 1, 1))) return [{ code: 'phone-verification.taken' }]
    return (await state.take(`proof:${hash(proof)}`, 1, 1)) ? noIssues : [{ code: 'phone-verification.used' }]
  },
  // A proof stays used; the number may answer again.
  release: async ({ phone: to }, { options, state }) => {
    if (options.unique) await state.give(numberKey(to), 1)
  },
})

const numberKey = (to: string): string => `number:${hash(to)}`
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
