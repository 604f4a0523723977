import { expect, test } from 'vitest'
import type { Face } from './face-finder.ts'
import { askOf, beginCourse, type Course, liveOf, otherMove, seeFaces } from './liveness-course.ts'

const face = (changed: Partial<Face> = {}): Face => ({
  left: 0.3,
  top: 0.2,
  width: 0.4,
  height: 0.5,
  score: 0.9,
  yaw: 0.05,
  pitch: -0.06,
  real: 0.9,
  live: 0.5,
  ...changed,
})
const inOrder = () => {
  let rank = 0
  return () => rank++
}
const see = (course: Course, ...seen: readonly (readonly Face[])[]): Course => seen.reduce(seeFaces, course)
const times = (count: number, ...faces: Face[]): Face[][] => Array.from({ length: count }, () => faces)

test('who moves as asked arrives, and the figure is of all pictures', () => {
  let course = beginCourse(true, inOrder())
  expect(course.asks).toEqual(['centre', 'left', 'right', 'still'])
  course = see(course, ...times(3, face()))
  expect(askOf(course)).toBe('left')
  course = see(course, ...times(2, face({ yaw: 0.3, live: 0.7 })))
  expect(askOf(course)).toBe('right')
  course = see(course, ...times(2, face({ yaw: -0.2 })))
  expect(askOf(course)).toBe('still')
  course = see(course, ...times(3, face()))
  expect(askOf(course)).toBeNull()
  expect(liveOf(course)).toBe(72)
})

test('a picture held before the camera gets no further than the first movement', () => {
  const course = see(beginCourse(true, inOrder()), ...times(40, face()))
  expect(askOf(course)).toBe('left')
})

test('the other way, and once only, is no movement', () => {
  const centred = see(beginCourse(true, inOrder()), ...times(3, face()))
  expect(askOf(see(centred, ...times(5, face({ yaw: -0.4 }))))).toBe('left')
  expect(askOf(see(centred, [face({ yaw: 0.4 })], [face()], [face({ yaw: 0.4 })]))).toBe('left')
})

test('somebody else in between, or nobody, and it begins anew', () => {
  const halfway = see(beginCourse(true, inOrder()), ...times(3, face()), ...times(2, face({ yaw: 0.4 })))
  expect(askOf(halfway)).toBe('right')
  expect(askOf(see(halfway, ...times(4, face(), face({ left: 0.6 }))))).toBe('centre')
  expect(askOf(see(halfway, [face({ left: 0.7 })]))).toBe('centre')
  const gone = see(halfway, ...times(4))
  expect(askOf(gone)).toBe('centre')
  expect(gone.hint).toBe('none')
  // For a moment only.
  expect(askOf(see(halfway, ...times(3), [face()]))).toBe('right')
})

test('what stands in the way is said when it lasts, and no longer than that', () => {
  const begun = beginCourse(false)
  expect(see(begun, ...times(3)).hint).toBeNull()
  expect(see(begun, ...times(4)).hint).toBe('none')
  expect(see(begun, ...times(4, face(), face())).hint).toBe('several')
  expect(see(begun, ...times(4, face({ width: 0.1 }))).hint).toBe('closer')
  expect(see(begun, ...times(4, face({ left: 0.7 }))).hint).toBe('middle')
  expect(see(begun, ...times(4), [face()]).hint).toBeNull()
})

test('without movements one look is enough, and nothing is said of living', () => {
  const course = see(beginCourse(false), ...times(3, face()))
  expect(askOf(course)).toBeNull()
  expect(liveOf(course)).toBeNull()
})

test('another movement can be asked for, whichever it was', () => {
  const course = see(beginCourse(true, inOrder()), ...times(3, face()))
  const other = otherMove(course)
  expect(askOf(other)).toBe('up')
  expect(askOf(otherMove(other))).toBe('left')
  expect(askOf(see(other, ...times(2, face({ pitch: 0.1 }))))).toBe('right')
  expect(otherMove(beginCourse(true))).toEqual(expect.objectContaining({ at: 0 }))
})
