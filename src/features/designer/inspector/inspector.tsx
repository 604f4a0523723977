import { useEffect, useId, useMemo, useRef } from 'react'
import { Button } from '#ds/button'
import { Field, FieldHint, FieldLabel } from '#ds/field'
import { Select } from '#ds/select'
import { Skeleton } from '#ds/skeleton'
import { Switch } from '#ds/switch'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import type { Json, Question } from '#sdk'
import { takesDefault, withWording } from '#sdk'
import { PluginBoundary, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import type { FormDefinition } from '#shared/form/definition'
import { updateQuestion } from '#shared/form/edit'
import { asksToBeFixed, isOpenToLinks } from '#shared/form/fixed-answer'
import { namePattern } from '#shared/form/link-name'
import { useT } from '#src/i18n/use-t.ts'
import { definitions, resolveType } from '#src/registry/question-types.admin.ts'
import { parsers } from '#src/registry/question-types.parse.ts'
import type { Found } from '../draft/question-tree.ts'
import { useDesignerHost } from '../draft/use-designer-host.tsx'
import {
  useContentLanguage,
  useDefinition,
  useEdit,
  useNewId,
  useSelect,
  useSelectedQuestion,
} from '../draft/use-draft.ts'
import { useQuestionName } from '../draft/use-question-name.ts'
import { typeTitle } from '../palette/type-title.ts'
import { ChildrenEditor } from './children-editor.tsx'
import { DefaultAnswer } from './default-answer.tsx'
import { PluginFailure } from './plugin-failure.tsx'
import { useDesignerPanel } from './use-designer-panel.ts'
import { useFormFields } from './use-form-fields.ts'
import { useLostParts } from './use-lost-parts.ts'
import { useOptionRemoval } from './use-option-removal.ts'

/** Settings of what is selected: a question, a question repeated in a container's rows, else the form itself. */
export const Inspector = (asked: FocusRequest) => {
  const found = useSelectedQuestion()
  return found ? <QuestionInspector key={found.question.id} {...found} {...asked} /> : <FormInspector />
}

const spans = [24, 12, 8, 6] as const

interface FocusRequest {
  /** The question just added: its title is ready for typing as soon as it is shown (ux D2). */
  readonly untitledId: string | null
  readonly onTitleFocused: () => void
  /** A question was added to the rows of a container. */
  readonly onAdded: (id: string) => void
}

const QuestionInspector = ({ question, parent, untitledId, onTitleFocused, onAdded }: Found & FocusRequest) => {
  const t = useT('designer')
  const edit = useEdit()
  const select = useSelect()
  const nameOf = useQuestionName()
  const language = useContentLanguage()
  const sayRemoval = useOptionRemoval()
  const titleField = useRef<HTMLDivElement>(null)
  useLostParts(question)
  const type = definitions.get(question.type)
  const collects = type?.answer !== null
  const isReadOnly = !parent && asksToBeFixed(question, resolveType(question.type)?.validator)
  const nameHint = isReadOnly ? (isOpenToLinks(question) ? 'nameOpenHint' : 'nameFixedHint') : 'nameHint'

  // Once only: selecting a question must leave the focus where it is, or its keys would type into the title.
  useEffect(() => {
    const input = titleField.current?.querySelector('input')
    if (untitledId === question.id && input) {
      input.focus()
      input.select()
      onTitleFocused()
    }
  }, [untitledId, question.id, onTitleFocused])

  const change = (part: Partial<Question>, field: string) =>
    edit((definition) => updateQuestion(definition, question.id, (before) => ({ ...before, ...part })), {
      name: 'step.edit',
      mergeKey: `${field}:${question.id}`,
    })

  const setDefault = (answer: Json | undefined) =>
    edit(
      (definition) =>
        updateQuestion(definition, question.id, ({ default: _old, ...rest }) =>
          answer === undefined ? rest : { ...rest, default: answer },
        ),
      { name: 'step.edit', mergeKey: `default:${question.id}` },
    )
  const setName = (name: string | undefined) =>
    edit(
      (definition) =>
        updateQuestion(definition, question.id, ({ name: _old, ...rest }) =>
          name === undefined ? rest : { ...rest, name },
        ),
      { name: 'step.edit', mergeKey: `name:${question.id}` },
    )

  return (
    <section aria-label={t('inspector.question')} className="flex flex-col gap-5">
      {parent && (
        <Button variant="ghost" size="small" className="self-start" onClick={() => select(parent.id)}>
          {t('children.back', { name: nameOf(parent) })}
        </Button>
      )}
      <p className="text-xs font-medium text-muted">{typeTitle(question.type)}</p>
      <div ref={titleField} className="flex flex-col gap-5">
        <Labelled label={t('inspector.title')}>
          {(id) => (
            <TextInput
              id={id}
              value={question.title[language] ?? ''}
              onChange={(wording) => change({ title: withWording(question.title, language, wording) }, 'title')}
            />
          )}
        </Labelled>
        <Labelled label={t('inspector.description')}>
          {(id) => (
            <Textarea
              id={id}
              rows={2}
              value={question.description?.[language] ?? ''}
              onChange={(wording) =>
                change({ description: withWording(question.description ?? {}, language, wording) }, 'description')
              }
            />
          )}
        </Labelled>
      </div>
      {collects && !type?.assigned && (
        <Switch
          label={t('inspector.required')}
          checked={question.required}
          onChange={(required) => change({ required }, 'required')}
        />
      )}
      <Labelled label={t('inspector.width')}>
        {(id) => (
          <Select
            id={id}
            value={String(question.span)}
            onChange={(span) => change({ span: Number(span) }, 'span')}
            options={[...new Set([...spans, question.span])].map((span) => ({
              id: String(span),
              label: spans.some((known) => known === span)
                ? t(`inspector.width.${span}`)
                : t('inspector.columns', { span }),
            }))}
          />
        )}
      </Labelled>
      <TypeSettings
        question={question}
        onChange={(options) => {
          change({ options }, 'options')
          sayRemoval(question, options)
        }}
      />
      {type?.container === 'rows' && <ChildrenEditor parent={question} onAdded={onAdded} />}
      {type && takesDefault(type) && !parent && (
        <DefaultAnswer question={question} isReadOnly={isReadOnly} onChange={setDefault} />
      )}
      {parsers.has(question.type) && !parent && (
        <Labelled
          label={t('inspector.name')}
          hint={t(`inspector.${nameHint}`, { example: `?${question.name ?? question.id}=…` })}
        >
          {(id) => (
            <TextInput
              id={id}
              value={question.name ?? ''}
              placeholder={question.id}
              // What no address could hold is not taken; two questions of one name are a finding.
              onChange={(name) => setName(namePattern.exec(name)?.[0])}
            />
          )}
        </Labelled>
      )}
      {parsers.has(question.type) && !parent && (
        <Switch
          label={t('inspector.byLink')}
          hint={t('inspector.byLinkHint')}
          checked={question.byLink ?? false}
          onChange={(byLink) => change({ byLink }, 'byLink')}
        />
      )}
      {collects && !parent && (
        <Switch
          label={t('inspector.hidden')}
          hint={t('inspector.hiddenHint')}
          checked={question.hidden ?? false}
          onChange={(hidden) => change({ hidden }, 'hidden')}
        />
      )}
      <p className="text-xs text-muted">
        {t('inspector.id')} <code className="text-ink">{question.id}</code>
      </p>
    </section>
  )
}

const TypeSettings = ({ question, onChange }: { question: Question; onChange: (options: Json) => void }) => {
  const Panel = useDesignerPanel(question.type)
  const newId = useNewId()
  const designerHost = useDesignerHost()
  const host = useMemo(() => ({ ...designerHost, useFields: useFormFields }), [designerHost])
  if (Panel === 'none') return null
  if (Panel === 'loading') return <Skeleton className="h-24" />
  return (
    <QuestionHostProvider host={host}>
      <QuestionScope typeId={question.type} questionId={question.id}>
        <PluginBoundary
          resetKey={question.options}
          fallback={(failure) => <PluginFailure typeId={question.type} {...failure} />}
        >
          <Panel question={question} options={question.options} onChange={onChange} newId={newId} />
        </PluginBoundary>
      </QuestionScope>
    </QuestionHostProvider>
  )
}

const FormInspector = () => {
  const t = useT('designer')
  const definition = useDefinition()
  const language = useContentLanguage()
  const edit = useEdit()
  const field = (key: 'title' | 'description' | 'submitLabel' | 'thanks') => ({
    value: definition[key][language] ?? '',
    onChange: (wording: string) =>
      edit((before: FormDefinition) => ({ ...before, [key]: withWording(before[key], language, wording) }), {
        name: 'step.form',
        mergeKey: key,
      }),
  })
  return (
    <section aria-label={t('inspector.form')} className="flex flex-col gap-5">
      <p className="text-xs font-medium text-muted">{t('inspector.form')}</p>
      <Labelled label={t('inspector.formTitle')}>{(id) => <TextInput id={id} {...field('title')} />}</Labelled>
      <Labelled label={t('inspector.formDescription')}>
        {(id) => <Textarea id={id} rows={3} {...field('description')} />}
      </Labelled>
      <Labelled label={t('inspector.submitLabel')}>{(id) => <TextInput id={id} {...field('submitLabel')} />}</Labelled>
      <Labelled label={t('inspector.thanks')} hint={t('inspector.thanksHint')}>
        {(id) => <Textarea id={id} rows={3} {...field('thanks')} />}
      </Labelled>
    </section>
  )
}

const Labelled = ({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string
  children: (id: string) => React.ReactNode
}) => {
  const id = useId()
  const control = useMemo(() => children(id), [children, id])
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {control}
      {hint && <FieldHint>{hint}</FieldHint>}
    </Field>
  )
}
