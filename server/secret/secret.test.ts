import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EnvError } from '../env.ts'
import { createSecretBox, SealError } from './secret-box.ts'
import { readSecretKeys } from './secret-keys.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formloom-secret-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const key = 'a key of thirty-two characters or more'

it('what is sealed opens with the same key for the same thing, and is another text each time', () => {
  const box = createSecretBox([key])
  const [one, two] = [box.seal('秘密', 'mail'), box.seal('秘密', 'mail')]
  expect(one).not.toBe(two)
  expect([box.open(one, 'mail'), box.open(two, 'mail'), box.isSealed(one)]).toEqual(['秘密', '秘密', true])
  expect(box.open(box.seal('', 'mail'), 'mail')).toBe('')
  const middle = one.length - 20
  const changed = one.slice(0, middle) + (one[middle] === 'A' ? 'B' : 'A') + one.slice(middle + 1)
  for (const attempt of [() => box.open(one, 'sms'), () => box.open(changed, 'mail')])
    expect(attempt).toThrow(SealError)
  expect(() => createSecretBox([`${key}.`]).open(one, 'mail')).toThrow(SealError)
  expect([createSecretBox([`${key}.`, key]).open(one, 'mail'), box.isSealed('plain')]).toEqual(['秘密', false])
})

it('the key is made once, for the server alone, by however many start at the same time', async () => {
  const dataFolder = join(folder, 'data')
  const all = await Promise.all(Array.from({ length: 8 }, () => readSecretKeys({ secretKeys: null, dataFolder })))
  expect(new Set(all.map(([first]) => first)).size).toBe(1)
  expect(await readdir(dataFolder)).toEqual(['secret.key'])
  expect((await stat(join(dataFolder, 'secret.key'))).mode & 0o777).toBe(0o600)
})

it('keys of the environment come before the file, and a file without keys is told about', async () => {
  expect(await readSecretKeys({ secretKeys: [key], dataFolder: folder })).toEqual([key])
  await writeFile(join(folder, 'secret.key'), `${key}\n\nold ${key}\n`)
  expect(await readSecretKeys({ secretKeys: null, dataFolder: folder })).toEqual([key, `old ${key}`])
  await writeFile(join(folder, 'secret.key'), 'short\n')
  await expect(readSecretKeys({ secretKeys: null, dataFolder: folder })).rejects.toThrow(EnvError)
})
