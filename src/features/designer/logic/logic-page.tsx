import { Link } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Callout } from '#ds/callout'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import type { Rule } from '#shared/form/definition'
import { setRules } from '#shared/form/edit'
import { findingsOf } from '#shared/form/findings'
import { noPatterns } from '#shared/form/no-patterns'
import { useT } from '#src/i18n/use-t.ts'
import { resolveType } from '#src/registry/question-types.admin.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import { OpenDraft } from '../draft/open-draft.tsx'
import { useDefinition, useEdit, useNewId } from '../draft/use-draft.ts'
import { useOfferUndo } from '../draft/use-offer-undo.ts'
import { RuleCard } from './rule-card.tsx'
import { RuleFinding } from './rule-finding.tsx'
import { useRuleFields } from './use-rule-fields.ts'

/** Which questions are asked of whom: the rules of a form, each in sentences, judged while they are written. */
export const LogicPage = ({ formKey }: { formKey: string }) => (
  <OpenDraft>
    <DraftBar />
    <Rules formKey={formKey} />
  </OpenDraft>
)

const Rules = ({ formKey }: { formKey: string }) => {
  const t = useT('designer')
  const definition = useDefinition()
  const fields = useRuleFields()
  const edit = useEdit()
  const offerUndo = useOfferUndo()
  const newId = useNewId()
  const [addedId, setAddedId] = useState<string | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  // Patterns of questions are the publish page's business.
  const findings = useMemo(
    () => findingsOf(definition, resolveType, noPatterns).filter(({ code }) => code.startsWith('rule.')),
    [definition],
  )
  const { rules } = definition

  const add = () => {
    const rule: Rule = { id: newId(), relation: 'AND', conditionList: [], triggerList: [] }
    edit((before) => setRules(before, [...before.rules, rule]), { name: 'step.rule.add' })
    setAddedId(rule.id)
  }
  const change = (rule: Rule) =>
    edit(
      (before) =>
        setRules(
          before,
          before.rules.map((each) => (each.id === rule.id ? rule : each)),
        ),
      { name: 'step.rule.change', mergeKey: `rule:${rule.id}` },
    )
  const remove = (rule: Rule, number: number) => {
    edit(
      (before) =>
        setRules(
          before,
          before.rules.filter(({ id }) => id !== rule.id),
        ),
      { name: 'step.rule.remove' },
    )
    addButton.current?.focus()
    offerUndo()(t('logic.removed', { number }))
  }

  if (fields.length === 0 && rules.length === 0) {
    return (
      <EmptyState
        illustration="paper"
        headingLevel={1}
        title={t('logic.noQuestions')}
        description={t('logic.noQuestionsHint')}
        action={
          <Link to="/project/form/editor" search={{ key: formKey }} className={buttonClass({ variant: 'primary' })}>
            {t('logic.toEditor')}
          </Link>
        }
      />
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-4 px-4 py-6 sm:px-gutter">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 tabIndex={-1} className="font-semibold text-2xl">
            {t('logic.title')}
          </h1>
          <p className="mt-1 max-w-prose text-muted">{t('logic.text')}</p>
        </div>
        <Button ref={addButton} variant="primary" iconStart={<Icon name="plus" />} onClick={add}>
          {t('logic.add')}
        </Button>
      </header>
      {findings
        .filter(({ ruleId }) => ruleId === undefined)
        .map((finding) => (
          <Callout key={finding.code + finding.questionId} tone="danger">
            <RuleFinding finding={finding} />
          </Callout>
        ))}
      {rules.length === 0 ? (
        <EmptyState title={t('logic.empty')} description={t('logic.emptyHint')} illustration="paper" />
      ) : (
        rules.map((rule, index) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            number={index + 1}
            fields={fields}
            findings={findings.filter(({ ruleId }) => ruleId === rule.id)}
            isNew={rule.id === addedId}
            onChange={change}
            onRemove={() => remove(rule, index + 1)}
          />
        ))
      )}
    </div>
  )
}
