import type { ReactNode } from 'react'
import { Badge } from '#ds/badge'
import { type ConditionItem, type ConditionOperator, describeConditions } from '#ds/condition-builder'
import { Icon } from '#ds/icon'
import { useLabels } from '#ds/labels'
import { type ExplainedCondition, type ExplainedGroup, type ExplainedRule, isExplainedGroup } from '#shared/form/why'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { targetsOf, toShown } from '../logic/rule-conditions.ts'
import type { RuleField } from '../logic/use-rule-fields.ts'
import { QuestionLink } from './question-link.tsx'

/** How rules and questions are called, and answers read. */
export interface RuleWords {
  readonly fields: readonly RuleField[]
  readonly operators: readonly ConditionOperator[]
  readonly nameOf: (questionId: string) => string
  readonly answerOf: (condition: ExplainedCondition) => string
}

/** One rule as a sentence, with what the present answers make of it. */
export const RuleReading = ({
  id,
  explained: { rule, number, conditions, targets },
  words,
  onGo,
}: {
  /** Of its heading, which takes the focus. */
  id: string
  explained: ExplainedRule
  words: RuleWords
  onGo: (questionId: string) => void
}) => {
  const t = useT('designer')
  const say = useSentence(words)
  const shown = toShown(rule, (field) => words.fields.find((each) => each.id === field)?.family, nextKey())
  const isShown = (questionId: string) => targets.some((target) => target.questionId === questionId && target.isShown)
  return (
    <li className="flex flex-col gap-2 border-hairline border-t py-4">
      <h4 id={id} tabIndex={-1} className="flex flex-wrap items-center gap-2 font-medium">
        {t('logic.rule', { number })}
        <Badge tone={conditions.isMet ? 'success' : 'neutral'} dot>
          {t(
            conditions.isMet === null
              ? 'preview.rule.undecided'
              : conditions.isMet
                ? 'preview.rule.met'
                : 'preview.rule.notMet',
          )}
        </Badge>
      </h4>
      {conditions.isMet !== null && (
        <>
          <p className="break-words">{t('preview.rule.when', { conditions: say(shown) })}</p>
          <Conditions group={conditions} items={shown.items} words={words} say={say} isAlone />
        </>
      )}
      {targets.length > 0 &&
        targetsOf(targets.map(({ questionId, type }) => ({ formItemId: questionId, type }))).map(({ type, ids }) => (
          <div key={type}>
            <p>{t(`preview.rule.then.${type}`)}</p>
            <ul className="flex flex-col">
              {ids.map((target) => (
                <li key={target} className="flex flex-wrap items-center gap-x-2">
                  <QuestionLink onGo={isShown(target) ? () => onGo(target) : null}>{words.nameOf(target)}</QuestionLink>
                  <Badge tone={isShown(target) ? 'info' : 'neutral'}>
                    {t(isShown(target) ? 'preview.shown' : 'preview.hidden')}
                  </Badge>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </li>
  )
}

const Conditions = ({
  group: { relation, entries },
  items,
  words,
  say,
  isAlone = false,
}: {
  group: ExplainedGroup
  /** The same as the condition builder has them, at the same places. */
  items: readonly ConditionItem[]
  words: RuleWords
  say: (item: ConditionItem) => string
  /** There is no other group beside it. */
  isAlone?: boolean
}) => {
  const t = useT('designer')
  const isOne = isAlone && entries.length === 1
  return (
    <>
      {entries.length > 1 && (
        <p className="text-muted text-sm">{t(relation === 'OR' ? 'preview.rule.any' : 'preview.rule.all')}</p>
      )}
      <ul className="flex flex-col gap-1.5">
        {items.map((item, index) => {
          const entry = entries[index]
          if (!entry) return null
          if (!isExplainedGroup(entry))
            return (
              <Line key={item.id} isMet={entry.isMet}>
                {!isOne && <span className="block break-words">{say(item)}</span>}
                <span className="block break-words text-muted">
                  {t(`preview.now.${entry.standing}`, { answer: words.answerOf(entry) })}
                </span>
              </Line>
            )
          if (entry.isMet === null || item.type !== 'group') return null
          return (
            <Line key={item.id} isMet={entry.isMet}>
              <Conditions group={entry} items={item.items} words={words} say={say} />
            </Line>
          )
        })}
      </ul>
    </>
  )
}

const Line = ({ isMet, children }: { isMet: boolean; children: ReactNode }) => {
  const t = useT('designer')
  return (
    <li className="flex gap-2 text-sm">
      <span className={`mt-[calc((1lh-1rem)/2)] h-4 ${isMet ? 'text-success-text' : 'text-muted'}`}>
        <Icon name={isMet ? 'check' : 'x'} label={t(isMet ? 'preview.rule.met' : 'preview.rule.notMet')} />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}

/** Conditions in the words of the logic page. */
const useSentence = ({ fields, operators }: RuleWords) => {
  const { words } = useLabels('condition-builder')
  const language = toBcp47(useLanguage())
  return (item: ConditionItem): string =>
    describeConditions(
      item.type === 'group' ? item : { type: 'group', id: '', join: 'and', items: [item] },
      fields,
      operators,
      words,
      language,
    )
}

/** Names of rows that are only read: by their places. */
const nextKey = () => {
  let next = 0
  return () => String(next++)
}
