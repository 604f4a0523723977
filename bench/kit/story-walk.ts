import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { reportFact } from '../row.ts'

/** The part of Playwright's JSON report that is read here. */
interface Report {
  readonly stats: { readonly startTime: string; readonly expected: number; readonly unexpected: number }
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

const themes = 4

/** The story walk takes minutes and is a check of its own: its last report is quoted, nothing is run. */
export const reportStoryWalk = (): void => {
  const file = join(process.cwd(), '.cache/results/stories.report.json')
  if (!existsSync(file)) {
    reportFact('Story walk: no report. `npm run stories:test` writes it.')
    return
  }
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as Report // written by Playwright
  const errors = suites.flatMap(errorsOf)
  const axe = errors.filter((message) => message.includes('axe, ')).length
  const pictures = errors.filter((message) => message.includes('toHaveScreenshot')).length
  reportFact(
    `Story walk, \`npm run stories:test\` of ${stats.startTime}: ${stats.expected + stats.unexpected} stories in ${themes} themes, ` +
      `${stats.unexpected} failed; axe complained ${axe} times; ${picturesKept()} pictures compared, ${pictures} differ.`,
  )
}

function errorsOf({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))),
  )
  return [...own, ...suites.flatMap(errorsOf)]
}

function picturesKept(): number {
  const folder = join(process.cwd(), 'e2e/stories/baselines')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.png') && statSync(join(folder, name)).isFile(),
  ).length
}
