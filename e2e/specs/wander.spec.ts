// A machine that walks as people do: the same walks at every run (npm run wander walks others, for as long as one likes).
import { expect, test } from '../fixtures/test.ts'
import { shortened, told, walk } from '../wander/walk.ts'

test.describe.configure({ mode: 'parallel' })

for (const seed of [1, 2]) {
  test(`a walk of forty steps, seed ${seed}: what is saved is shown, what was acknowledged is there`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    const failure = await walk(browser, seed, { steps: 40 })
    const shortest = failure && (await shortened(browser, failure, Date.now() + 120_000))
    expect(shortest && told(shortest)).toBeNull()
  })
}
