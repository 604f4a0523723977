import type { CronField, CronProblem } from './cron.ts'
import type { CronMode } from './cron-edit.ts'
import type { CronWords } from './cron-sentence.ts'

export interface CronEditorLabels {
  /** Names of the fields, on the tabs. */
  fields: Record<CronField, string>
  modes: Record<Exclude<CronMode, 'text'>, string>
  /** Names of the number fields. */
  from: string
  to: string
  /** "every … units" */
  step: string
  nth: string
}

/** What CronInput says. */
export interface CronInputLabels extends CronEditorLabels {
  /** Name of the tabs. */
  tabs: string
  /** Heading of the list of runs. */
  next: string
  /** Shown when the expression fits no moment to come. */
  never: string
  words: CronWords
  /** Templates with `{field}`, `{text}`, `{min}`, `{max}`. */
  problems: Record<CronProblem['rule'], string>
}
