import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { Question } from '#sdk'
import { QuestionHostProvider } from '#sdk/ui'
import type { CompiledForm, FormSession, Page } from '#shared/form/compile'
import { type Issue, noIssues } from '#shared/form/issue'
import {
  type FormHost,
  FormViewContext,
  type FormViewContextValue,
  frameId,
  type OnLeave,
  titleId,
  useFormViewContext,
} from './form-view-context.ts'
import { inParts } from './in-parts.ts'
import { LaterPart } from './later-part.tsx'
import { QuestionFrame, SlotFrame } from './question-frame.tsx'
import type { Renderers } from './renderers.ts'
import type { FormatAnswer } from './use-question-state.ts'

export interface FormViewProviderProps {
  readonly session: FormSession
  readonly compiled: CompiledForm
  /** Of the author's texts; `host.language` is that of the page around them, and need not be the same in the console. */
  readonly language: string
  /** Texts, uploads and actions. Keep it the same object while the language stays: questions render again when it changes. */
  readonly host: FormHost
  readonly renderers: Renderers
  /** Answers as text, for pipes in titles. */
  readonly format: FormatAnswer
  readonly readOnly?: boolean
  /** @default 'visible' */
  readonly show?: 'visible' | 'all'
  /** @default 'q' */
  readonly idPrefix?: string
  readonly onAnswer?: ((questionId: string) => void) | undefined
  readonly onLeave?: OnLeave | undefined
  /** Numbers before the titles of the visible questions that collect an answer. @default false */
  readonly withNumbers?: boolean
  /** The page is about one question: its title is a heading, large, and takes the focus. @default false */
  readonly oneByOne?: boolean
  readonly children: ReactNode
}

/** What `QuestionFrame`s need around them. Alone where the caller arranges the questions, as the designer's canvas does. */
export const FormViewProvider = ({
  session,
  compiled,
  language,
  host,
  renderers,
  format,
  readOnly = false,
  show = 'visible',
  idPrefix = 'q',
  onAnswer,
  onLeave,
  withNumbers = false,
  oneByOne = false,
  children,
}: FormViewProviderProps) => {
  const pageTotal = compiled.pages.length
  const numbered = useNumbered(compiled, session, withNumbers)
  const view = useMemo<FormViewContextValue>(
    () => ({
      session,
      compiled,
      language,
      host,
      renderers,
      format,
      readOnly,
      show,
      idPrefix,
      onAnswer,
      onLeave,
      pageTotal,
      numbered,
      oneByOne,
    }),
    [
      session,
      compiled,
      language,
      host,
      renderers,
      format,
      readOnly,
      show,
      idPrefix,
      onAnswer,
      onLeave,
      pageTotal,
      numbered,
      oneByOne,
    ],
  )
  const questionHost = useMemo(
    () => ({
      ...host,
      formLanguage: language,
      form: { compiled, session, onAnswer },
      renderQuestion: (slot: Parameters<typeof SlotFrame>[0]) => <SlotFrame {...slot} />,
    }),
    [host, language, compiled, session, onAnswer],
  )
  return (
    <FormViewContext value={view}>
      <QuestionHostProvider host={questionHost}>{children}</QuestionHostProvider>
    </FormViewContext>
  )
}

export interface FormViewProps extends Omit<FormViewProviderProps, 'children'> {
  /** The page to draw; without it all pages, one below the other. */
  readonly page?: Page | undefined
  /** What is wrong, by question id; keep the lists of unchanged questions the same. */
  readonly issues?: Readonly<Record<string, readonly Issue[]>>
}

const noIssuesAtAll: Readonly<Record<string, readonly Issue[]>> = {}

/** A form, or a page of it, as a respondent sees it: sections, questions on a grid of 24 columns, errors. */
export const FormView = ({ page, issues = noIssuesAtAll, ...provided }: FormViewProps) => (
  <FormViewProvider {...provided}>
    <div data-slot="form-view" className="@container flex flex-col gap-8">
      {(page ? [page] : provided.compiled.pages).map((drawn) => (
        <PageView key={drawn.number} page={drawn} issues={issues} />
      ))}
    </div>
  </FormViewProvider>
)

const PageView = ({ page, issues }: { page: Page; issues: Readonly<Record<string, readonly Issue[]>> }) => {
  const { host, idPrefix, show } = useFormViewContext()
  const length = page.sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const isLong = length > longPage
  const grid = { className: clsx(columns, isLong && 'far-away'), onFocus: isLong ? keepWhole : undefined }
  let left = partLength
  const frameOf = (question: Question, heading = false) => (
    <QuestionFrame
      key={question.id}
      question={question}
      issues={issues[question.id] ?? noIssues}
      pageNumber={page.number}
      heading={heading}
    />
  )
  /** On a long page, those after the first ones in parts. */
  const framesOf = (questions: readonly Question[]): ReactNode => {
    if (!isLong) return questions.map((question) => frameOf(question))
    const [first = [], ...parts] = inParts(questions, { first: left, each: partLength })
    left -= first.length
    return [
      ...first.map((question) => frameOf(question)),
      ...parts.map((part) => {
        const name = `${page.number}-${part[0]?.id}`
        return (
          <LaterPart key={name} name={name} className={later} questions={part.length}>
            {part.map((question) => frameOf(question))}
          </LaterPart>
        )
      }),
    ]
  }
  return (
    <>
      {page.sections.map(({ heading, questions }) =>
        heading ? (
          <section
            key={heading.id}
            aria-labelledby={host.pickText(heading.title) === '' ? undefined : titleId(frameId(idPrefix, heading.id))}
            {...grid}
          >
            {frameOf(heading, true)}
            {framesOf(questions)}
          </section>
        ) : (
          // Only what stands before the first heading of a page is outside a section.
          <div key="" {...grid}>
            {framesOf(questions)}
          </div>
        ),
      )}
      {show === 'all' && page.breakAfter && frameOf(page.breakAfter)}
    </>
  )
}

/** The same list until a question that is counted appears or vanishes. */
const useNumbered = (compiled: CompiledForm, session: FormSession, wanted: boolean): readonly string[] => {
  const counted = () =>
    wanted
      ? compiled.definition.questions
          .filter(({ id }) => compiled.question(id)?.traits.collects && session.isVisible(id))
          .map(({ id }) => id)
          .join(' ')
      : ''
  const ids = useSyncExternalStore(session.subscribeAll, counted, counted)
  return useMemo(() => ids.split(' '), [ids])
}

const columns = 'grid grid-cols-1 gap-x-4 gap-y-8 @xl:grid-cols-24'
/** Said by the frame and after the focus has moved: Chromium crashes where `:focus-within` turns `content-visibility` on or off. */
const keepWhole = ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
  for (const each of currentTarget.children) each.toggleAttribute('data-in', each.contains(target))
}
/** Questions on one page from which on those out of sight are not laid out: each change would cost as much as all of them. */
const longPage = 40
/** As many questions are made live at once. */
const partLength = 20
/**
 * A part begins a row and is laid out by itself: a browser that looks at every field, as it does to fill it in, or that lays out one
 * that has changed, has to do with this part and not with all of the page. Where all its questions are hidden there is no gap either.
 */
const later = `${columns} col-span-full empty:hidden`
