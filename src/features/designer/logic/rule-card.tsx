import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { Combobox } from '#ds/combobox'
import { ConditionBuilder, type ConditionGroup } from '#ds/condition-builder'
import { Icon } from '#ds/icon'
import { SegmentedControl } from '#ds/segmented-control'
import type { Rule, Trigger } from '#shared/form/definition'
import type { Finding } from '#shared/form/findings'
import { conditionsOf } from '#shared/form/logic'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { useDefinition } from '../draft/use-draft.ts'
import { shownOperators, targetsOf, toShown, toStored } from './rule-conditions.ts'
import { RuleFinding } from './rule-finding.tsx'
import { type RuleField, useNumberedName } from './use-rule-fields.ts'

/** One rule: when these conditions hold, these questions are shown (else hidden), or the reverse. */
export const RuleCard = ({
  rule,
  number,
  fields,
  findings,
  isNew,
  onChange,
  onRemove,
}: {
  rule: Rule
  /** Its place, from 1: how the page calls it. */
  number: number
  fields: readonly RuleField[]
  findings: readonly Finding[]
  /** Added just now: its first field takes the focus. */
  isNew: boolean
  onChange: (rule: Rule) => void
  onRemove: () => void
}) => {
  const t = useT('designer')
  const language = useLanguage()
  const card = useRef<HTMLDivElement>(null)
  const title = t('logic.rule', { number })
  const operators = useMemo(() => shownOperators((id) => t(`logic.operator.${id}`)), [t])
  const [group, setGroup] = useConditions(rule, fields)
  // Without a target the rule itself cannot say what would happen to one.
  const [chosenType, setChosenType] = useState<Trigger['type']>(rule.triggerList[0]?.type ?? 'show')

  useEffect(() => {
    if (isNew) card.current?.querySelector('select')?.focus()
  }, [isNew])

  const setTargets = (type: Trigger['type'], ids: readonly string[], instead: Trigger['type'] = type) =>
    onChange({
      ...rule,
      triggerList: [
        ...rule.triggerList.filter((trigger) => trigger.type !== type && !ids.includes(trigger.formItemId)),
        ...ids.map((formItemId): Trigger => ({ formItemId, type: instead })),
      ],
    })

  return (
    <div ref={card}>
      <Card
        title={title}
        actions={
          <Button
            variant="ghost"
            size="small"
            iconOnly
            aria-label={t('logic.remove', { rule: title })}
            iconStart={<Icon name="trash" />}
            onClick={onRemove}
          />
        }
      >
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <h3 className="font-medium text-muted text-sm">{t('logic.when')}</h3>
            <ConditionBuilder
              label={t('logic.conditionsOf', { rule: title })}
              value={group}
              onChange={(next) => {
                setGroup(next)
                onChange({ ...rule, ...toStored(next) })
              }}
              fields={fields}
              operators={operators}
              locale={toBcp47(language)}
              labels={{ field: t('logic.field') }}
            />
          </div>
          <div className="flex flex-col gap-2">
            <h3 className="font-medium text-muted text-sm">{t('logic.then')}</h3>
            {targetsOf(rule.triggerList, chosenType).map(({ type, ids }) => (
              <Targets
                key={type}
                rule={rule}
                type={type}
                ids={ids}
                onType={(next) => {
                  setChosenType(next)
                  if (ids.length > 0) setTargets(type, ids, next)
                }}
                onIds={(next) => setTargets(type, next)}
              />
            ))}
          </div>
          {findings.length > 0 && (
            <Callout tone={findings.every(({ code }) => unfinished.has(code)) ? 'warning' : 'danger'}>
              <ul className="flex flex-col gap-1">
                {findings.map((finding, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: findings have no names, and two may be alike
                  <li key={index}>
                    <RuleFinding finding={finding} />
                  </li>
                ))}
              </ul>
            </Callout>
          )}
        </div>
      </Card>
    </div>
  )
}

/** What a rule lacks while it is being written is no mistake yet. */
const unfinished: ReadonlySet<Finding['code']> = new Set(['rule.emptyGroup', 'rule.noTarget', 'rule.missingValue'])

/**
 * The rule's conditions with the rows that are not finished yet, which cannot be stored. Whatever else changes the rule
 * (undo, another answer of the server) takes their place.
 */
const useConditions = (rule: Rule, fields: readonly RuleField[]) => {
  const families = useMemo(() => new Map(fields.map(({ id, family }) => [id, family])), [fields])
  const fromRule = (): ConditionGroup => {
    const shown = toShown(rule, (id) => families.get(id), newKey)
    return shown.items.length > 0 ? shown : { ...shown, items: [blankRow()] }
  }
  const [own, setOwn] = useState(fromRule)
  const isOurs = JSON.stringify(toStored(own)) === JSON.stringify(stored(rule, families))
  if (isOurs) return [own, setOwn] as const
  const other = fromRule()
  setOwn(other)
  return [other, setOwn] as const
}

/** The rule in the order of keys that `toStored` writes. */
const stored = (rule: Rule, families: ReadonlyMap<string, RuleField['family']>) =>
  toStored(toShown(rule, (id) => families.get(id), newKey))

const blankRow = () => ({ type: 'rule', id: newKey(), field: undefined, operator: undefined, values: [] }) as const

const newKey = () => crypto.randomUUID()

const Targets = ({
  rule,
  type,
  ids,
  onType,
  onIds,
}: {
  rule: Rule
  type: Trigger['type']
  ids: readonly string[]
  onType: (type: Trigger['type']) => void
  onIds: (ids: readonly string[]) => void
}) => {
  const t = useT('designer')
  const { questions } = useDefinition()
  const nameOf = useNumberedName()
  const options = useMemo(() => {
    const asked = new Set(conditionsOf(rule).map(({ formItemId }) => formItemId))
    return questions
      .filter((question) => ids.includes(question.id) || canBeTarget(question.type, asked.has(question.id)))
      .map((question) => ({ id: question.id, label: nameOf(question) }))
  }, [rule, questions, ids, nameOf])
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SegmentedControl
        label={t('logic.action')}
        size="small"
        value={type}
        onChange={onType}
        options={[
          { id: 'show', label: t('logic.show') },
          { id: 'hide', label: t('logic.hide') },
        ]}
      />
      <div className="min-w-0 flex-1 basis-72">
        <Combobox
          multiple
          size="small"
          label={t(`logic.targets.${type}`)}
          placeholder={t('logic.choose')}
          options={options}
          value={ids}
          onChange={onIds}
        />
      </div>
    </div>
  )
}

/** A question cannot show itself, and a page break is no question (product facts 3.1). */
const canBeTarget = (typeId: string, isAsked: boolean): boolean =>
  !isAsked && resolveType(typeId)?.traits.flow !== 'page'
