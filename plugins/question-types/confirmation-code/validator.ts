import { defineValidator, noIssues } from '#sdk'
import type confirmationCode from './definition.ts'
import { type Code, maxUses, moment } from './parts/code.ts'

export default defineValidator<typeof confirmationCode>({
  is: (answer): answer is Mutable => {
    if (!isRecord(answer, ['code', 'state', 'uses', 'until', 'redeemed'])) return false
    const { code, state, uses, until, redeemed } = answer
    return (
      typeof code === 'string' &&
      /^[0-9A-Z]{6,16}$/.test(code) &&
      (state === 'open' || state === 'used') &&
      Number.isInteger(uses) &&
      Number(uses) >= 1 &&
      Number(uses) <= maxUses &&
      (!Object.hasOwn(answer, 'until') || isMoment(until)) &&
      Array.isArray(redeemed) &&
      redeemed.length <= maxUses &&
      redeemed.every(
        (each) =>
          isRecord(each, ['at', 'by']) &&
          isMoment(each.at) &&
          typeof each.by === 'string' &&
          /^\d{1,18}$/.test(each.by),
      )
    )
  },
  // The server has made it, and it alone changes it.
  prepare: () => () => noIssues,
})

type Mutable = Omit<Code, 'redeemed'> & { redeemed: { at: string; by: string }[] }

const isRecord = (value: unknown, keys: readonly string[]): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => keys.includes(key))

const isMoment = (value: unknown): boolean => typeof value === 'string' && moment.test(value)
