import { expect, it } from 'vitest'
import { captchaImage } from '#shared/contract/captcha'
import { slideTolerance } from '../solution.ts'
import type { Chance } from './random.ts'
import { drawSlide } from './slide.ts'
import { byGradient, byInnerTexture, byOutline, byTexture, readPuzzle, type Solver } from './slide-solvers.testing.ts'

/** The same pictures in every run (mulberry32). */
const seeded = (seed: number): Chance => {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const puzzles = 120
const solvers: readonly (readonly [Solver, number])[] = [
  [byTexture, 0.6],
  [byInnerTexture, 0.6],
  [byGradient, 0.6],
  // What a person goes by is there for programs too: the form. This one keeps them from all of it, and is told as it is
  // (docs/adr/0017): a captcha costs attackers something, and is nowhere the only thing in their way.
  [byOutline, 0.95],
]

it('programs that look for the piece’s pixels or edges in the hole solve far less than 60 %', async () => {
  const right = solvers.map(() => 0)
  for (let seed = 1; seed <= puzzles; seed++) {
    const { original, piece, x } = await drawSlide(seeded(seed))
    const puzzle = await readPuzzle(original, piece)
    for (const [index, [solver]] of solvers.entries())
      if (Math.abs(solver(puzzle) - x) <= slideTolerance) right[index] = (right[index] ?? 0) + 1
  }
  for (const [index, [, most]] of solvers.entries()) expect((right[index] ?? 0) / puzzles).toBeLessThan(most)
})

it('the hole is there, where it is said to be: a form like the piece’s, of other colours than what it was cut from', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { original, piece, x } = await drawSlide(seeded(seed))
    const puzzle = await readPuzzle(original, piece)
    const differences = [...puzzle.alpha.keys()]
      .filter((at) => puzzle.alpha[at] === 1)
      .map((at) => {
        const there = Math.floor(at / captchaImage.pieceWidth) * captchaImage.width + x + (at % captchaImage.pieceWidth)
        return Math.abs((puzzle.piece.values[at] ?? 0) - (puzzle.picture.values[there] ?? 0))
      })
    const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length
    expect([seed, mean > 15]).toEqual([seed, true])
  }
})
