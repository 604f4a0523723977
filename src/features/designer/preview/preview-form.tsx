import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { EmptyState } from '#ds/empty-state'
import type { FormDefinition } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { pagesBy } from '#shared/form/paging'
import { questionsOf, withoutRepeatedHeading } from '#shared/form/visible-pages'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { PreviewHead } from '#src/console-kit/form/preview-head.tsx'
import { focusQuestion, focusTitle } from '#src/form-view/focus-question.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { OnePage } from '#src/form-view/one-page.tsx'
import { buttonStyle } from '#src/form-view/theme-style.ts'
import { useHands } from '#src/form-view/use-hands.ts'
import { useVisiblePages } from '#src/form-view/use-visible-pages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { type AskedQuestion, pageOf, useAskedQuestion } from './use-asked-question.ts'
import type { PreviewSession } from './use-preview-session.ts'

/** A form to be tried: what respondents see, and the engine that judges them. Nothing is stored. */
export const PreviewForm = ({
  form,
  asked = null,
  filled,
  definition,
  language,
  theme,
  scheme,
  submitLabel,
}: {
  form: PreviewSession
  /** Where to begin, and to go when it is another one. */
  asked?: AskedQuestion | null
  /** Answers were put in from outside: another object each time, with which all that was said of the old ones goes. */
  filled?: object | null
  definition: FormDefinition
  language: string
  theme: FormTheme
  scheme: Scheme
  /** Of the last button. @default one that says that it only checks */
  submitLabel?: string
}) => {
  const t = useT('designer')
  const fill = useT('fill')
  const { compiled, session } = form
  const { paging } = theme
  const single = paging === 'questions'
  const pages = useVisiblePages(
    useMemo(() => pagesBy(paging, compiled), [paging, compiled]),
    session,
  )
  const [turned, turnTo] = useState(() => Math.max(0, pageOf(pages, compiled, asked)))
  // Another way through the form, or an answer, may have left fewer of them.
  const at = Math.min(turned, pages.length - 1)
  const [issues, setIssues] = useState<Readonly<Record<string, readonly Issue[]>>>({})
  const [clean, setClean] = useState(false)
  const isLast = at === pages.length - 1
  const shown = pages[at]
  const before = pages[at - 1]
  const page = useMemo(() => shown && withoutRepeatedHeading(shown, before), [shown, before])
  const paper = useRef<HTMLDivElement>(null)
  const isTurned = useRef(false)
  const setAt = (to: number) => {
    isTurned.current = true
    turnTo(to)
  }
  useEffect(() => {
    if (!isTurned.current || !page) return
    isTurned.current = false
    if (single) questionsOf(page).some((id) => focusTitle(id, 'preview'))
  }, [page, single])
  useAskedQuestion({ asked, pages, at, turnTo, form })
  useEffect(() => {
    if (!filled) return
    setIssues({})
    setClean(false)
  }, [filled])

  const onLeave = useCallback(
    (id: string) => setIssues((before) => ({ ...before, [id]: session.issuesOf(id, { now: Date.now() }) })),
    [session],
  )
  // The same function: with another one each question would be drawn again.
  const onAnswer = useCallback(() => setClean(false), [])
  /** True when the page may be left forwards. */
  const check = (): boolean => {
    const found = session.validate({ now: Date.now() }, page)
    setIssues(found)
    const [first] = Object.keys(found)
    if (first) focusQuestion(first, 'preview')
    setClean(first === undefined && isLast)
    return first === undefined
  }

  useHands(paper, {
    isOn: single,
    place: 'inside',
    isLast,
    isFrozen: false,
    next: () => check() && setAt(at + 1),
    back: () => at > 0 && setAt(at - 1),
    words: { yes: fill('keys.yes'), no: fill('keys.no') },
  })

  if (!page || definition.questions.length === 0) return <EmptyState title={t('preview.empty')} illustration="paper" />
  const wrong = Object.values(issues).filter((list) => list.length > 0).length
  return (
    <div ref={paper}>
      <PreviewHead definition={definition} language={language} theme={theme} isFirst={at === 0} />
      <OnePage by={paging} number={page.number} turned={turned > 0}>
        <FormView
          {...form}
          language={language}
          page={page}
          issues={issues}
          idPrefix="preview"
          onLeave={onLeave}
          onAnswer={onAnswer}
          withNumbers={theme.showNumbers}
          oneByOne={single}
        />
      </OnePage>
      <div
        data-slot="form-actions"
        style={buttonStyle(theme, scheme)}
        className="mt-8 flex flex-wrap items-center gap-3"
      >
        {at > 0 && (
          <Button onClick={() => setAt(at - 1)}>{single ? fill('page.previousQuestion') : t('preview.back')}</Button>
        )}
        {!isLast ? (
          <Button variant="primary" onClick={() => check() && setAt(at + 1)}>
            {single ? fill('page.nextQuestion') : t('preview.next')}
          </Button>
        ) : (
          <Button variant="primary" onClick={check}>
            {submitLabel ?? t('preview.check')}
          </Button>
        )}
        {pages.length > 1 && (
          <p className="text-sm text-muted">
            {single
              ? fill('page.question', { number: at + 1, total: pages.length })
              : t('preview.page', { number: at + 1, total: pages.length })}
          </p>
        )}
      </div>
      <div aria-live="polite" className="mt-4">
        {wrong > 0 && <Callout tone="danger">{t('preview.issues', { count: wrong })}</Callout>}
        {clean && <Callout tone="success">{t('preview.clean')}</Callout>}
      </div>
    </div>
  )
}

/** Hidden questions are never sent to respondents (product facts 1.2). */
export const withoutHidden = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  questions: definition.questions.filter((question) => !question.hidden),
})
