// The page a respondent opens, beside pages of plain text and controls, the same drawn by React and by Preact alone, and the
// form libraries people take instead.
import { runGroup } from './cleanup.ts'
import { type FillContender, fillContenders, names } from './fill/contenders.ts'
import { measureOpened } from './fill/opened.ts'
import { measurePagesPerSecond } from './fill/pages-per-second.ts'
import { reportTen, reportThreeHundred } from './fill/report.ts'
import { measureTouched } from './fill/touched.ts'
import { reportFact } from './row.ts'

const quick = process.env.BENCH_QUICK === '1'
const rounds = quick ? { few: 1, many: 1 } : { few: 5, many: 3 }

// BENCH_FILL chooses parts, for whoever works on one of them.
const parts = process.env.BENCH_FILL?.split(',') ?? ['pages', 'opened', 'touched']
/** A script in bare HTML makes nothing of a page that is only opened. */
const opened = ({ name }: FillContender) => name !== names.scripted
/** The page without a script hears nothing. */
const touched = ({ name, isOneByOne }: FillContender) => name !== names.html && !isOneByOne

await runGroup(async () => {
  if (parts.includes('pages')) await measurePagesPerSecond()
  if (!parts.includes('opened') && !parts.includes('touched')) return
  const all = await fillContenders()
  const many = all.filter((contender) => opened(contender) && !contender.isOneByOne)
  const isOpened = parts.includes('opened')
  if (isOpened) reportTen(await measureOpened(all.filter(opened), 'ten', rounds.few))
  reportThreeHundred(
    isOpened ? await measureOpened(many, 'threeHundred', rounds.many) : new Map(),
    parts.includes('touched') ? await measureTouched(all.filter(touched), rounds.many) : new Map(),
  )
  reportFact(
    `Medians of ${rounds.few} rounds in turn, of ${rounds.many} with 300 questions. Formbricks is its last release on npm; it draws one question at a time and knows no matrix, so it is not measured with 300. rjsf is without a theme, Form.io without its icons: the least they weigh.`,
  )
})
