import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { Tabs } from '../tabs/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { type CronProblem, parseCron } from './cron.ts'
import { fieldsOf, fieldText, withField } from './cron-edit.ts'
import { nextRuns } from './cron-runs.ts'
import { describeCron } from './cron-sentence.ts'
import { FieldEditor } from './field-editor.tsx'
import type { CronInputLabels } from './labels.ts'

export { type Cron, type CronProblem, parseCron } from './cron.ts'
export { nextRuns } from './cron-runs.ts'
export { type CronWords, describeCron } from './cron-sentence.ts'
export type { CronInputLabels } from './labels.ts'

export interface CronInputProps extends ControlProps {
  /** The expression, six or seven fields of Quartz or five of Unix. */
  value: string
  /** Every edit, valid or not: what is typed is reported, and `parseCron` says what is wrong. */
  onChange: (expression: string) => void
  onBlur?: (() => void) | undefined
  /** BCP 47 language of day and month names and of the next runs. */
  locale: string
  /** IANA zone whose clock decides. @default the reader's */
  timeZone?: string | undefined
  /** Next runs are counted from here; for stories and tests. @default now */
  now?: Date | undefined
  labels?: Partial<CronInputLabels> | undefined
  size?: Size | undefined
}

/**
 * A schedule as a cron expression: typed, or put together in tabs (APG tabs), one per field. Always beside it: what it
 * means in a sentence, the next five runs, or why it is no expression.
 *
 * Do: show the next runs in the time zone they will run in.
 * Don't: ask for an expression where "every Monday at 8" is all that is needed.
 * Keys: those of tabs, radio groups and number fields; Enter in the text does nothing.
 */
export function CronInput(props: Controllable<CronInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const p = useControllable<CronInputProps>(props, '', { anchor: root })
  const labels = useLabels('cron-input', p.labels)
  const problemId = useId()
  const sentenceId = useId()
  const fields = fieldsOf(p.value)
  const [tab, setTab] = useState<string>('minute')
  const [started] = useState(() => new Date())
  const zone = p.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const read = parseCron(p.value)
  const runs = 'cron' in read ? nextRuns(read.cron, p.now ?? started, 5, zone) : []
  const fixed = Boolean(p.disabled || p.readOnly)
  const format = new Intl.DateTimeFormat(p.locale, { dateStyle: 'full', timeStyle: 'medium', timeZone: zone })

  return (
    <div ref={root} data-slot="cron-input" className={clsx('flex min-w-0 flex-col gap-3', p.className)}>
      <TextInput
        {...p}
        className="font-mono"
        autoComplete="off"
        invalid={p.invalid || 'problem' in read}
        describedBy={joinIds(p.describedBy, 'problem' in read ? problemId : sentenceId)}
      />
      {'problem' in read ? (
        <p id={problemId} role="alert" className="flex items-start gap-1.5 text-danger-text text-sm">
          <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
          {sayProblem(read.problem, labels)}
        </p>
      ) : (
        <p id={sentenceId} role="status" data-slot="cron-sentence">
          {describeCron(read.cron, labels.words, p.locale)}
        </p>
      )}
      {!p.readOnly && (
        <Tabs
          label={labels.tabs}
          value={fields.some((field) => field === tab) ? tab : 'minute'}
          onChange={setTab}
          items={fields.map((field) => ({
            id: field,
            label: labels.fields[field],
            content: (
              <FieldEditor
                field={field}
                text={fieldText(p.value, field)}
                locale={p.locale}
                labels={labels}
                disabled={fixed}
                onChange={(text) => p.onChange(withField(p.value, field, text))}
              />
            ),
          }))}
        />
      )}
      {'cron' in read && (
        <div data-slot="cron-runs" className="rounded-md bg-subtle px-3 py-2 text-sm">
          {runs.length === 0 ? (
            <p className="text-muted">{labels.never}</p>
          ) : (
            <>
              <p className="text-muted">{labels.next}</p>
              <ol className="tabular-nums">
                {runs.map((run) => (
                  <li key={run.getTime()}>
                    <time dateTime={run.toISOString()}>{format.format(run)}</time>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function sayProblem(problem: CronProblem, labels: CronInputLabels): string {
  const values: Record<string, string> = {
    field: problem.field === undefined ? '' : labels.fields[problem.field],
    text: problem.text ?? '',
    min: String(problem.min ?? ''),
    max: String(problem.max ?? ''),
  }
  return labels.problems[problem.rule].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}
