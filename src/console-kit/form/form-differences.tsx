import { clsx } from 'clsx'
import type { FormDefinition, Question } from '#shared/form/definition'
import { type Difference, differencesOf } from '#shared/form/differences'
import { pickText } from '#shared/form/text'
import { translate } from '#src/i18n/init.ts'
import { useT } from '#src/i18n/use-t.ts'

/** How two versions of a form differ, in words, question by question in the order of the second. */
export function FormDifferences({
  before,
  after,
  side = 'later',
  none,
}: {
  before: FormDefinition
  after: FormDefinition
  /** What the second is: a later version, or mine where the first is somebody else's. */
  side?: Side
  /** What is said where nothing differs. */
  none: string
}) {
  const differences = differencesOf(before, after)
  if (differences.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ul className="flex flex-col">
      {differences.map((difference) => (
        <li key={keyOf(difference)} className="flex gap-3 border-hairline py-2 not-first:border-t">
          <FormDifference difference={difference} side={side} before={before} after={after} />
        </li>
      ))}
    </ul>
  )
}

type Side = 'later' | 'mine'

function FormDifference({
  difference,
  side,
  before,
  after,
}: {
  difference: Difference
  side: Side
  before: FormDefinition
  after: FormDefinition
}) {
  const t = useT('publish')
  switch (difference.kind) {
    case 'added':
      return <Line tone="added" name={nameOf(difference.question, after)} what={t(`changes.${side}.added`)} />
    case 'removed':
      return <Line tone="removed" name={nameOf(difference.question, before)} what={t(`changes.${side}.removed`)} />
    case 'form':
      return <Line tone="changed" name={t('changes.form')} what={t('changes.form.what')} />
    case 'rules':
      return (
        <Line
          tone="changed"
          name={t('changes.rules')}
          what={t(`changes.${side}.rules`, { before: difference.before, after: difference.after })}
        />
      )
    case 'changed': {
      const [then, now] = [nameOf(difference.before, before), nameOf(difference.after, after)]
      const parts = difference.parts.map((part) => t(`changes.part.${part}`)).join(t('changes.comma'))
      return (
        <Line
          tone="changed"
          name={now}
          what={then === now ? parts : `${parts} ${t(`changes.${side}.called`, { name: then })}`}
        />
      )
    }
  }
}

function Line({ tone, name, what }: { tone: keyof typeof mark; name: string; what: string }) {
  return (
    <>
      <span aria-hidden="true" className={clsx('w-4 shrink-0 text-center font-mono', mark[tone].className)}>
        {mark[tone].sign}
      </span>
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere font-medium text-ink">{name}</span>
        <span className="wrap-anywhere block text-muted text-sm">{what}</span>
      </span>
    </>
  )
}

const mark = {
  added: { sign: '+', className: 'text-success-text' },
  removed: { sign: '−', className: 'text-danger-text' },
  changed: { sign: '~', className: 'text-muted' },
} as const

export const nameOf = ({ title, type }: Question, { defaultLanguage }: FormDefinition): string =>
  pickText(title, defaultLanguage, defaultLanguage) || translate(`question-types/${type}`, 'title')

const keyOf = (difference: Difference): string => {
  if (difference.kind === 'changed') return difference.after.id
  return 'question' in difference ? `${difference.kind} ${difference.question.id}` : difference.kind
}
