import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findProof, inPortions } from './find-proof.ts'
import { likelyProgress } from './proof.ts'

const work = { salt: '00112233445566778899aabbccddeeff', difficulty: 12 }
const proves = (found: number) =>
  createHash('sha256').update(`${work.salt}${found}`).digest().readUInt16BE(0) < 2 ** (16 - work.difficulty)

test('in portions it finds the proof, tells how far it is, and lets others work in between', async () => {
  let turns = 0
  const others = setInterval(() => turns++)
  const told: number[] = []
  const found = await inPortions(work, (tried) => told.push(tried), new AbortController().signal)
  clearInterval(others)
  expect(proves(found)).toBe(true)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  if (told.length > 2) expect(turns).toBeGreaterThan(0)
})

test('where there are no workers, portions take over', async () => {
  expect(proves(await findProof(work, () => undefined, new AbortController().signal))).toBe(true)
})

test('stopped, it gives up', async () => {
  const stop = new AbortController()
  const endless = inPortions({ ...work, difficulty: 60 }, () => undefined, stop.signal)
  setTimeout(() => stop.abort(), 20)
  await expect(endless).rejects.toMatchObject({ name: 'AbortError' })
})

test('progress never goes back and never says that it is done', () => {
  const shares = [0, 1000, 100_000, 300_000, 900_000].map((tried) => likelyProgress(tried, 18))
  expect(shares[0]).toBe(0)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeLessThan(1)
})
