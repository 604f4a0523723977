// One walk: steps chosen by a seed, laws held after each. A walk that broke a law is shortened to the steps it needs.
import { readdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { createChance } from '../../server/seed/demo-random.ts'
import { inRepository } from '../../tools/bootstrap/root.mjs'
import { hasFocus, holdLaws } from './laws.ts'
import type { Step } from './step.ts'
import { openWorld } from './world.ts'

/** A step of a walk: which one, and the seed of its own choices, so that it does the same when others are left out. */
export interface Taken {
  readonly name: string
  readonly seed: number
}

export interface Failure {
  readonly seed: number
  readonly steps: readonly Taken[]
  /** What was done, in words, up to the step that broke. */
  readonly script: readonly string[]
  readonly reason: string
}

export interface Until {
  /** Steps at most. */
  readonly steps: number
  /** Not longer than this moment, as `Date.now()` says. */
  readonly deadline?: number
}

/** What was on screen when a walk broke a law. */
const pictures = inRepository('test-results/wander')
const folder = new URL('./steps/', import.meta.url)
const steps: readonly Step[] = (
  await Promise.all(
    readdirSync(folder)
      .sort()
      .map(async (file) => (await import(new URL(file, folder).href)).default as readonly Step[]),
  )
).flat()

/** Walks until the steps are used up. @returns null when every law held */
export const walk = async (browser: Browser, seed: number, until: Until): Promise<Failure | null> => {
  const chance = createChance(seed)
  const times = new Map<string, number>()
  return go(browser, seed, (taken, possible) => {
    if (taken >= until.steps || Date.now() > (until.deadline ?? Infinity)) return null
    // What was done is done less often from then on: a short walk comes by more.
    const weightOf = ({ name, weight = 1 }: Step) => weight / (1 + (times.get(name) ?? 0))
    const step = chance.weighted(possible.map((one) => [one, weightOf(one)] as const))
    times.set(step.name, (times.get(step.name) ?? 0) + 1)
    return { name: step.name, seed: chance.int(0, 2 ** 31) }
  })
}

/** Walks these steps; one that cannot be done any more is left out. */
const replay = (browser: Browser, { seed, steps: wanted }: Failure): Promise<Failure | null> => {
  const left = [...wanted]
  return go(browser, seed, (_, possible) => {
    for (;;) {
      const next = left.shift()
      if (!next || possible.some(({ name }) => name === next.name)) return next ?? null
    }
  })
}

/** Leaves out what the failure does not need: halves, quarters, single steps, as long as there is time. */
export const shortened = async (browser: Browser, failure: Failure, deadline: number): Promise<Failure> => {
  let shortest = failure
  for (let size = Math.ceil(shortest.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < shortest.steps.length - 1 && Date.now() < deadline; ) {
      const fewer = [...shortest.steps]
      fewer.splice(at, size)
      const again = await replay(browser, { ...shortest, steps: fewer })
      if (again) shortest = again
      else at += size
    }
  }
  return shortest
}

export const told = ({ seed, script, reason }: Failure): string =>
  [`seed ${seed}`, ...script.map((line, index) => `${index + 1}. ${line}`), '', reason].join('\n')

const go = async (
  browser: Browser,
  seed: number,
  choose: (taken: number, possible: readonly Step[]) => Taken | null,
): Promise<Failure | null> => {
  const world = await openWorld(browser)
  const taken: Taken[] = []
  const script: string[] = []
  try {
    for (;;) {
      const next = choose(
        taken.length,
        steps.filter(({ can }) => can(world)),
      )
      const step = steps.find(({ name }) => name === next?.name)
      if (!next || !step) return null
      taken.push(next)
      script.push(`${step.name} …`)
      // After a reload nothing has it yet: it cannot be lost.
      world.focusMatters = await hasFocus(world.page)
      script[script.length - 1] = await step.run(world, createChance(next.seed))
      await holdLaws(world)
    }
  } catch (error) {
    await world.keep(`${pictures}/${seed}-${taken.length}`).catch(() => undefined)
    return { seed, steps: taken, script, reason: error instanceof Error ? error.message : String(error) }
  } finally {
    await world.close()
  }
}
