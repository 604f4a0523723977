import { defineValidator, type Issue, noIssues } from '#sdk'
import type phoneVerification from './definition.ts'
import { phonePattern, proofPattern, type VerifiedPhone } from './parts/phone.ts'

/** Whether there is a proof; whether it is one only the server knows. */
export default defineValidator<typeof phoneVerification>({
  is: (answer): answer is VerifiedPhone => {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
    const { phone, proof, ...rest } = answer as Record<string, unknown>
    return (
      Object.keys(rest).length === 0 &&
      typeof phone === 'string' &&
      phonePattern.test(phone) &&
      (!('proof' in answer) || (typeof proof === 'string' && proofPattern.test(proof)))
    )
  },
  once: () => true,
  operand: ({ phone }) => phone,
  prepare: () => {
    const unverified: readonly Issue[] = [{ code: 'phone-verification.unverified' }]
    return ({ proof }) => (proof === undefined ? unverified : noIssues)
  },
})
