import { expect, test } from 'vitest'
import { runInThread, ThreadError } from './run-in-thread.ts'

const script = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${code}`)}`,
  )
const roomy = { milliseconds: 30_000, megabytes: 128 }

test('a thread answers with what it made of its input, and knows nothing of the process', async () => {
  const answer = await runInThread(
    script('parentPort.postMessage([workerData * 2, Object.keys(process.env)])'),
    21,
    roomy,
  )
  expect(answer).toEqual([42, []])
})

test('work that would never end is ended, and so is work that hoards', async () => {
  const forever = runInThread(script('for (;;);'), null, { ...roomy, milliseconds: 300 })
  await expect(forever).rejects.toThrow(new ThreadError('too long'))
  const hoarding = runInThread(script('const all = []; for (;;) all.push([...Array(1000)].map(String))'), null, {
    ...roomy,
    megabytes: 16,
  })
  await expect(hoarding).rejects.toThrow(new ThreadError('too much memory'))
})

test('a fault of the script is told as it is, and one that says nothing is not waited for', async () => {
  await expect(runInThread(script("throw new RangeError('five')"), null, roomy)).rejects.toThrow('five')
  await expect(runInThread(script(''), null, roomy)).rejects.toThrow(new ThreadError('no answer'))
})
