import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
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
  children,
}: FormViewProviderProps) => {
  const pageTotal = compiled.pages.length
  const numbered = useNumbered(compiled, session, withNumbers)
  const view = useMemo<FormViewContextValue>(
    () => ({
      session,
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
    }),
    [session, language, host, renderers, format, readOnly, show, idPrefix, onAnswer, onLeave, pageTotal, numbered],
  )
  const questionHost = useMemo(
    () => ({ ...host, renderQuestion: (slot: Parameters<typeof SlotFrame>[0]) => <SlotFrame {...slot} /> }),
    [host],
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
  const frameOf = (question: Question, heading = false) => (
    <QuestionFrame
      key={question.id}
      question={question}
      issues={issues[question.id] ?? noIssues}
      pageNumber={page.number}
      heading={heading}
    />
  )
  return (
    <>
      {page.sections.map(({ heading, questions }) =>
        heading ? (
          <section
            key={heading.id}
            aria-labelledby={host.pickText(heading.title) === '' ? undefined : titleId(frameId(idPrefix, heading.id))}
            className={grid}
          >
            {frameOf(heading, true)}
            {questions.map((question) => frameOf(question))}
          </section>
        ) : (
          // Only what stands before the first heading of a page is outside a section.
          <div key="" className={grid}>
            {questions.map((question) => frameOf(question))}
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

const grid = 'grid grid-cols-1 gap-x-4 gap-y-8 @xl:grid-cols-24'
