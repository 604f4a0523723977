import { defineValidator, type Issue, noIssues } from '#sdk'
import { extensionOf } from '#shared/file-types'
import { bytesOf } from '../../_families/files/files.ts'
import type faceIdentify from './definition.ts'
import { type Check, isFaceAnswer, isPassed, maxMegabytes, type Rules } from './parts/check.ts'

export default defineValidator<typeof faceIdentify>({
  is: isFaceAnswer,
  prepare: (rules) => (answer) => {
    if (answer.result === 'declined') return rules.mayDecline ? noIssues : refused
    if (answer.from === 'file' && !rules.allowFile) return camera
    if (!isWhole(answer, rules)) return again
    return answer.result === 'failed' && rules.mustPass ? failed : noIssues
  },
  once: () => true,
  operand: ({ result }) => [result],
})

/** Everything the author asks for is there, nothing they do not, and the result is what the figures say. */
const isWhole = (check: Check, rules: Rules): boolean =>
  (check.live !== undefined) === (rules.liveness && check.from === 'camera') &&
  (check.likeness !== undefined) === rules.compare &&
  (check.picture !== undefined) === rules.keepPicture &&
  (check.picture === undefined || isPicture(check.picture)) &&
  (check.result === 'passed') === isPassed(check, rules)

const isPicture = ({ name, size }: NonNullable<Check['picture']>): boolean =>
  /^jpe?g$/.test(extensionOf(name)) && size > 0 && size <= bytesOf(maxMegabytes)

const refused: readonly Issue[] = [{ code: 'face-identify.refused' }]
const camera: readonly Issue[] = [{ code: 'face-identify.camera' }]
const again: readonly Issue[] = [{ code: 'face-identify.again' }]
const failed: readonly Issue[] = [{ code: 'face-identify.failed' }]
