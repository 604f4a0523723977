import { expect, test } from '../fixtures/test.ts'
import { shortened, told, walk } from './walk.ts'

test('walks until the time is up', async ({ browser }) => {
  const minutes = Number(process.env.WANDER_MINUTES ?? 10)
  const steps = Number(process.env.WANDER_STEPS ?? 60)
  const first = Number(process.env.WANDER_SEED ?? 1)
  const deadline = Date.now() + minutes * 60_000
  let walks = 0
  const failures: string[] = []
  for (let seed = first; Date.now() < deadline && failures.length < 5; seed++) {
    const failure = await walk(browser, seed, { steps, deadline })
    walks++
    if (!failure) {
      console.log(`seed ${seed}: held`)
      continue
    }
    console.log(`broke after ${failure.steps.length} steps: ${told(failure)}\nbeing shortened…`)
    const shortest = await shortened(browser, failure, Date.now() + 300_000)
    failures.push(told(shortest))
    console.log(`\n${told(shortest)}\n`)
  }
  console.log(`${walks} walks in ${minutes} minutes, ${failures.length} broke a law`)
  expect(failures).toEqual([])
})
