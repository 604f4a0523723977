import type { Face } from './face-finder.ts'

export type Act = 'left' | 'right' | 'up'
/** What the person is asked for: to look into the camera, to move, to look into it once more. */
export type Ask = 'centre' | Act | 'still'
/** Why nothing goes on. */
export type Hint = 'none' | 'several' | 'closer' | 'middle'

/** How far somebody has come in front of the camera. */
export interface Course {
  readonly asks: readonly Ask[]
  readonly at: number
  /** Pictures in a row that show what is asked for. */
  readonly held: number
  readonly hint: Hint | null
  /** What stood in the way in the last pictures, which is said only when it lasts. */
  readonly trouble: { readonly hint: Hint; readonly pictures: number } | null
  /** How the head is held when nobody moves it: cameras stand below, above and beside. */
  readonly home: { readonly yaw: number; readonly pitch: number } | null
  readonly last: Face | null
  /** What the models said of each picture since the beginning, 0 to 1. */
  readonly scores: readonly number[]
}

const acts: readonly Act[] = ['left', 'right', 'up']
/** Asked one after another. Which ones nobody knows beforehand, and so no film of them. */
const actCount = 2

export const beginCourse = (liveness: boolean, random: () => number = cryptoRandom): Course => ({
  asks: liveness ? ['centre', ...shuffled(acts, random).slice(0, actCount), 'still'] : ['centre'],
  at: 0,
  held: 0,
  hint: null,
  trouble: null,
  home: null,
  last: null,
  scores: [],
})

export const askOf = ({ asks, at }: Course): Ask | null => asks[at] ?? null

/** In percent; null where nobody was asked to show that they live. */
export const liveOf = ({ asks, scores }: Course): number | null =>
  asks.length === 1
    ? null
    : Math.round((100 * scores.reduce((sum, each) => sum + each, 0)) / Math.max(1, scores.length))

/** Not everybody can make every movement: one that is not asked for takes the place of this one. */
export const otherMove = (course: Course): Course => {
  const now = askOf(course)
  const other =
    acts.find((act) => act !== now && !course.asks.slice(course.at).includes(act)) ?? acts.find((act) => act !== now)
  return now === null || !isAct(now) || !other
    ? course
    : { ...course, held: 0, asks: course.asks.map((ask, at) => (at === course.at ? other : ask)) }
}

/** One more picture was looked at. */
export const seeFaces = (course: Course, faces: readonly Face[]): Course => {
  const ask = askOf(course)
  if (ask === null) return course
  const [face] = faces
  const trouble = troubleIn(faces, isAct(ask))
  if (trouble || !face) return withTrouble(course, trouble ?? 'none')
  // Somebody else, or something held before the camera meanwhile.
  if (course.last && course.at > 0 && hasJumped(course.last, face)) return restarted(course)
  const next: Course = {
    ...course,
    hint: null,
    trouble: null,
    last: face,
    scores: [...course.scores, (face.real + face.live) / 2],
  }
  if (!isDoing(ask, face, course.home)) return { ...next, held: 0 }
  const held = course.held + 1
  if (held < pictures[isAct(ask) ? 'act' : ask]) return { ...next, held }
  return {
    ...next,
    held: 0,
    at: course.at + 1,
    home: ask === 'centre' ? { yaw: face.yaw, pitch: face.pitch } : course.home,
  }
}

const pictures = { centre: 3, act: 2, still: 3 } as const

const isAct = (ask: Ask): ask is Act => ask !== 'centre' && ask !== 'still'

/** Radians, as the model has them; it sees about half of what a head really turns. */
const facing = { yaw: 0.2, pitch: 0.35 }
const turned = 0.18
const raised = 0.1

const isDoing = (ask: Ask, { yaw, pitch }: Face, home: Course['home']): boolean => {
  const from = home ?? { yaw: 0, pitch: 0 }
  switch (ask) {
    case 'left':
      return yaw - from.yaw > turned
    case 'right':
      return from.yaw - yaw > turned
    case 'up':
      return pitch - from.pitch > raised
    case 'still':
      return Math.abs(yaw - from.yaw) < turned / 2 && Math.abs(pitch - from.pitch) < raised
    case 'centre':
      return Math.abs(yaw) < facing.yaw && Math.abs(pitch) < facing.pitch
  }
}

const troubleIn = (faces: readonly Face[], moves: boolean): Hint | null => {
  const [face] = faces
  if (!face) return 'none'
  if (faces.length > 1) return 'several'
  if (face.width < 0.15) return 'closer'
  const middle = face.left + face.width / 2
  return moves || (middle > 0.2 && middle < 0.8) ? null : 'middle'
}

/** A model loses a face now and then; what lasts is said, and with it the course begins anew. */
const lasting = 4

const withTrouble = (course: Course, hint: Hint): Course => {
  const pictures = course.trouble?.hint === hint ? course.trouble.pictures + 1 : 1
  const trouble = { hint, pictures }
  if (pictures < lasting) return { ...course, held: 0, trouble }
  return { ...(hint === 'closer' || hint === 'middle' ? course : restarted(course)), held: 0, trouble, hint }
}

const restarted = (course: Course): Course => ({ ...course, at: 0, held: 0, home: null, last: null, scores: [] })

const hasJumped = (last: Face, face: Face): boolean =>
  Math.abs(last.left + last.width / 2 - face.left - face.width / 2) > 0.35 || face.width > last.width * 2

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)

const cryptoRandom = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
