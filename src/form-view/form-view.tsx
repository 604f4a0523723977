import { type ReactNode, useMemo } from 'react'
import type { Question } from '#sdk'
import { QuestionHostProvider } from '#sdk/ui'
import type { CompiledForm, FormSession, Page } from '#shared/form/compile'
import { type Issue, noIssues } from '#shared/form/issue'
import { type FormHost, FormViewContext, type FormViewContextValue, frameId } from './form-view-context.ts'
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
  readonly onLeave?: ((questionId: string) => void) | undefined
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
  children,
}: FormViewProviderProps) => {
  const pageTotal = compiled.pages.length
  const view = useMemo<FormViewContextValue>(
    () => ({ session, language, host, renderers, format, readOnly, show, idPrefix, onAnswer, onLeave, pageTotal }),
    [session, language, host, renderers, format, readOnly, show, idPrefix, onAnswer, onLeave, pageTotal],
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
        <PageView key={drawn.number} page={drawn} issues={issues} idPrefix={provided.idPrefix ?? 'q'} />
      ))}
    </div>
  </FormViewProvider>
)

const PageView = ({
  page,
  issues,
  idPrefix,
}: {
  page: Page
  issues: Readonly<Record<string, readonly Issue[]>>
  idPrefix: string
}) =>
  page.sections.map(({ heading, questions }, index) => {
    const frames = questions.map((question) => (
      <QuestionFrame
        key={question.id}
        question={question}
        issues={issues[question.id] ?? noIssues}
        pageNumber={page.number}
      />
    ))
    if (!heading) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the questions before the first heading stand outside a section
        <div key={`open-${index}`} className={grid}>
          {frames}
        </div>
      )
    }
    return (
      <section key={heading.id} aria-labelledby={titleIdOf(idPrefix, heading)} className={grid}>
        <QuestionFrame question={heading} issues={noIssues} pageNumber={page.number} heading />
        {frames}
      </section>
    )
  })

const grid = 'grid grid-cols-1 gap-x-4 gap-y-8 @xl:grid-cols-24'

const titleIdOf = (idPrefix: string, heading: Question): string => `${frameId(idPrefix, heading.id)}-label`
