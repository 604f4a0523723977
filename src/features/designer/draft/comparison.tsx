import type { FormDefinition, Question } from '#shared/form/definition'
import { type Difference, differencesOf } from '#shared/form/differences'
import { pickText } from '#shared/form/text'
import { useT } from '#src/i18n/use-t.ts'
import { typeTitle } from '../palette/type-title.ts'

/** What differs between two versions of a draft, question by question. */
export const Comparison = ({ mine, theirs }: { mine: FormDefinition; theirs: FormDefinition }) => {
  const t = useT('designer')
  const differences = differencesOf(theirs, mine)
  if (differences.length === 0) return <p>{t('compare.none')}</p>
  return (
    <ul className="flex flex-col">
      {differences.map((difference) => (
        <li key={keyOf(difference)} className="border-hairline py-2 not-first:border-t">
          <Line difference={difference} mine={mine} theirs={theirs} />
        </li>
      ))}
    </ul>
  )
}

const Line = ({
  difference,
  mine,
  theirs,
}: {
  difference: Difference
  mine: FormDefinition
  theirs: FormDefinition
}) => {
  const t = useT('designer')
  switch (difference.kind) {
    case 'added':
      return t('compare.onlyMine', { name: nameOf(difference.question, mine) })
    case 'removed':
      return t('compare.onlyTheirs', { name: nameOf(difference.question, theirs) })
    case 'form':
      return t('compare.form')
    case 'rules':
      return t('compare.rules', { mine: difference.after, theirs: difference.before })
    case 'changed': {
      const [here, there] = [nameOf(difference.after, mine), nameOf(difference.before, theirs)]
      return (
        <>
          <span className="break-words font-medium">{here}</span>
          <span className="block text-muted text-sm">
            {difference.parts.map((part) => t(`compare.part.${part}`)).join(t('compare.comma'))}
          </span>
          {here !== there && (
            <span className="block break-words text-muted text-sm">{t('compare.theirWording', { name: there })}</span>
          )}
        </>
      )
    }
  }
}

const nameOf = (question: Question, { defaultLanguage }: FormDefinition): string =>
  pickText(question.title, defaultLanguage, defaultLanguage) || typeTitle(question.type)

const keyOf = (difference: Difference): string => {
  if (difference.kind === 'changed') return difference.after.id
  return 'question' in difference ? `${difference.kind} ${difference.question.id}` : difference.kind
}
