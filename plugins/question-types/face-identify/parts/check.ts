import type { AnswerFile } from '../../../_families/files/files.ts'
import { isFile } from '../../../_families/files/is-file-list.ts'

/** Where the face was looked at. */
export const sources = ['camera', 'file'] as const
/** What came of it. */
export const results = ['passed', 'failed', 'declined'] as const

/** Figures are in percent. Of the face itself nothing is said: what makes it comparable never leaves the device's worker. */
export interface Check {
  readonly result: 'passed' | 'failed'
  /** Nothing is looked at without it. */
  readonly consent: true
  readonly from: (typeof sources)[number]
  /** How sure the models are that somebody was there; asked for by authors, and only before the camera. */
  readonly live?: number | undefined
  /** How much the face resembles the one it was compared with. */
  readonly likeness?: number | undefined
  readonly picture?: AnswerFile | undefined
}
export type FaceAnswer = { readonly result: 'declined' } | Check

/** What an author sets, as far as it decides what a check must hold. */
export interface Rules {
  readonly liveness: boolean
  readonly compare: boolean
  /** In percent. */
  readonly leastLikeness: number
  readonly mustPass: boolean
  readonly mayDecline: boolean
  readonly allowFile: boolean
  readonly keepPicture: boolean
}

/** In percent; below, the models take it for a picture of a picture rather than for somebody. */
const leastLive = 50

export const isPassed = (
  { live = 100, likeness = 100 }: Pick<Check, 'live' | 'likeness'>,
  { leastLikeness }: Pick<Rules, 'leastLikeness'>,
): boolean => live >= leastLive && likeness >= leastLikeness

export const pictureName = 'face.jpg'
export const maxMegabytes = 2

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isFaceAnswer = (answer: unknown): answer is FaceAnswer => {
  if (typeof answer !== 'object' || answer === null) return false
  // Reading members of any object is safe, and each one is checked before it is believed.
  const { result, consent, from, live, likeness, picture, ...rest } = answer as Record<string, unknown>
  if (Object.keys(rest).length > 0) return false
  if (result === 'declined') return Object.keys(answer).length === 1
  return (
    (result === 'passed' || result === 'failed') &&
    consent === true &&
    (from === 'camera' || from === 'file') &&
    isPercentOrNone(live) &&
    isPercentOrNone(likeness) &&
    (picture === undefined || (isFile(picture) && Object.keys(picture).length === 3))
  )
}

const isPercentOrNone = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100)
