import { clsx } from 'clsx'
import { type CSSProperties, memo, type ReactNode, useCallback } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { FieldErrors, RequiredMark } from '#ds/field'
import type { Issue, Json, Question } from '#sdk'
import { afterPress, PluginBoundary, QuestionScope, type Renderer, type SlotProps } from '#sdk/ui'
import { malformed } from '#shared/form/read'
import { type FormHost, frameId, titleId, useFormViewContext } from './form-view-context.ts'
import { spanOf } from './in-parts.ts'
import { issueTexts } from './issue-text.ts'
import type { RendererState } from './renderers.ts'
import { UnknownQuestion } from './unknown-question.tsx'
import { useQuestionState } from './use-question-state.ts'

/**
 * A question of the form with title, description, control and errors, tied together for assistive technology. Draws
 * nothing while rules hide it. Renders again only when its own answer, title, visibility or issues change.
 */
export const QuestionFrame = memo(function QuestionFrame({
  question,
  issues,
  pageNumber,
  heading = false,
}: {
  question: Question
  issues: readonly Issue[]
  /** Counted from 1. */
  pageNumber: number
  /** Its title heads a section. */
  heading?: boolean
}) {
  const view = useFormViewContext()
  const { session, onAnswer, onLeave } = view
  const { answer, visible, title } = useQuestionState(session, question.id, {
    language: view.language,
    format: view.format,
  })
  const onChange = useCallback(
    (next: Json | undefined) => {
      session.set(question.id, next)
      onAnswer?.(question.id)
    },
    [session, question.id, onAnswer],
  )
  const onBlur = useCallback(
    (isInside = false) => afterPress(() => onLeave?.(question.id, isInside)),
    [question.id, onLeave],
  )

  if (!visible && view.show === 'visible') return null
  return (
    <DrawnQuestion
      question={question}
      title={title}
      value={answer}
      onChange={onChange}
      onBlur={onBlur}
      issues={issues}
      readOnly={view.readOnly}
      frame={frameId(view.idPrefix, question.id)}
      pageNumber={pageNumber}
      heading={heading}
      inRow={false}
      number={view.numbered.indexOf(question.id) + 1}
    />
  )
})

/** A child question of a container, whose value, issues and place the container's renderer decides. */
export const SlotFrame = ({ question, value, onChange, issues, readOnly, scope, name }: SlotProps) => {
  const { host, idPrefix } = useFormViewContext()
  return (
    <DrawnQuestion
      question={question}
      title={host.pickText(question.title)}
      value={value}
      onChange={onChange}
      onBlur={nothing}
      issues={issues}
      readOnly={readOnly}
      frame={`${frameId(idPrefix, question.id)}-${scope}`}
      pageNumber={1}
      heading={false}
      inRow
      name={name}
      number={0}
    />
  )
}

interface DrawnProps {
  question: Question
  title: string
  value: Json | undefined
  onChange: (next: Json | undefined) => void
  onBlur: (isInside?: boolean) => void
  issues: readonly Issue[]
  readOnly: boolean
  frame: string
  pageNumber: number
  heading: boolean
  /** A child of a container, in one of its rows. */
  inRow: boolean
  /** What its controls are posted by. Default: its id. */
  name?: string | undefined
  /** 0: none. */
  number: number
}

const DrawnQuestion = ({
  question,
  title,
  value,
  onChange,
  onBlur,
  issues,
  readOnly,
  frame,
  pageNumber,
  heading,
  inRow,
  name,
  number,
}: DrawnProps) => {
  const { compiled, host, renderers, pageTotal, oneByOne } = useFormViewContext()
  const isUnread = typeof value === 'string' && compiled.question(question.id)?.read(value) === malformed
  const renderer = renderers.get(question.type)
  const label = isRenderer(renderer) ? renderer.label : 'group'
  const controlId = `${frame}-control`
  const labelId = titleId(frame)
  const hintId = `${frame}-hint`
  const errorsId = `${frame}-errors`
  // What is wrong inside a row is shown by the row; the container itself speaks of what concerns the whole.
  const own = question.children ? issues.filter((issue) => !issue.path?.length) : issues
  const errors = issueTexts(host, own)
  const hint = label === 'none' ? '' : host.pickText(question.description)
  const describedBy = [errors.length > 0 && errorsId, hint && hintId].filter(Boolean).join(' ') || undefined

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears which control inside was left; nothing to operate
    <div
      id={frame}
      data-slot="question"
      data-question-id={question.id}
      data-question-type={question.type}
      data-invalid={issues.length > 0 || undefined}
      className="min-w-0 @xl:col-[span_var(--span)/span_var(--span)]"
      style={spanStyle(question)}
      // The controls of a container's children know nothing of the question that has to be judged.
      onBlur={question.children && ((event) => onBlur(event.currentTarget.contains(event.relatedTarget)))}
    >
      {label !== 'none' && title !== '' && (
        <QuestionTitle
          id={labelId}
          heading={heading}
          alone={oneByOne && !inRow}
          controlId={label === 'control' ? controlId : undefined}
          required={question.required ? host.translate('fill', 'question.required') : undefined}
        >
          {number > 0 && `${number}. `}
          {title}
        </QuestionTitle>
      )}
      {hint !== '' && (
        <p id={hintId} className="-mt-1 mb-2 whitespace-pre-line text-base text-muted">
          {hint}
        </p>
      )}
      <QuestionControl host={host} renderer={renderer} question={question} title={title}>
        {(Component) => (
          <Component
            question={name === undefined ? question : { ...question, id: name }}
            options={question.options}
            value={isUnread ? undefined : value}
            unread={isUnread ? value : undefined}
            // Kept where the answer would be: the engine refuses it like any other that is of the wrong kind.
            onUnread={readOnly ? nothing : onChange}
            // What a type answers is JSON by its contract; the registry has erased the exact type.
            onChange={readOnly ? nothing : (next: unknown) => onChange(next as Json | undefined)}
            onBlur={() => onBlur()}
            issues={issues}
            readOnly={readOnly}
            controlId={controlId}
            labelId={labelId}
            describedBy={describedBy}
            page={{ number: pageNumber, total: pageTotal }}
          />
        )}
      </QuestionControl>
      <FieldErrors id={errorsId} errors={errors} live={false} className="mt-2 text-base" />
    </div>
  )
}

const QuestionTitle = ({
  id,
  heading,
  alone,
  controlId,
  required,
  children,
}: {
  id: string
  heading: boolean
  /** The page is about this question. */
  alone: boolean
  controlId: string | undefined
  required: string | undefined
  children: ReactNode
}) => {
  const shape = 'mb-2 block break-words text-lg font-semibold text-ink'
  const content = (
    <>
      {children}
      {required !== undefined && (
        <>
          {' '}
          <RequiredMark label={required} />
        </>
      )}
    </>
  )
  if (heading || alone) {
    return (
      <h2
        id={id}
        data-slot="question-title"
        tabIndex={alone ? -1 : undefined}
        className={clsx(
          'mb-2 break-words font-semibold text-ink outline-none',
          alone && !heading ? 'text-2xl' : 'text-xl',
        )}
      >
        {controlId === undefined || heading ? content : <label htmlFor={controlId}>{content}</label>}
      </h2>
    )
  }
  return controlId === undefined ? (
    <div id={id} data-slot="question-title" className={shape}>
      {content}
    </div>
  ) : (
    <label id={id} htmlFor={controlId} data-slot="question-title" className={shape}>
      {content}
    </label>
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the registry joined type and renderer by folder name.
type AnyComponent = Renderer<any>['Component']

/** The part a plugin draws, fenced in: if it breaks, a notice stands in its place and the rest of the form lives on. */
const QuestionControl = ({
  host,
  renderer,
  question,
  title,
  children,
}: {
  host: FormHost
  renderer: RendererState
  question: Question
  title: string
  children: (Component: AnyComponent) => ReactNode
}) => {
  if (renderer === undefined) return <UnknownQuestion host={host} typeId={question.type} />
  if (renderer === 'loading')
    return <div aria-busy="true" className="h-control-default animate-pulse rounded-md bg-subtle" />
  if (renderer === 'failed') return <Callout tone="danger">{host.translate('fill', 'question.notLoaded')}</Callout>
  return (
    <PluginBoundary
      resetKey={question}
      fallback={({ retry }) => (
        <Callout
          tone="danger"
          live
          actions={<Button onClick={retry}>{host.translate('fill', 'question.retry')}</Button>}
        >
          {host.translate('fill', 'question.failed', { title })}
        </Callout>
      )}
    >
      <QuestionScope typeId={question.type} questionId={question.id}>
        {children(renderer.Component)}
      </QuestionScope>
    </PluginBoundary>
  )
}

const isRenderer = (state: RendererState) => typeof state === 'object'

const nothing = () => undefined

// A custom property, because the grid has its 24 columns only where there is room for them.
const spanStyle = (question: Question) => ({ '--span': spanOf(question) }) as CSSProperties
