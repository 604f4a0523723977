import { useCallback, useRef, useState } from 'react'
import type { FormSession } from '#shared/form/compile'
import { type Issue, noIssues } from '#shared/form/issue'
import { questionsOf } from '#shared/form/visible-pages'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { issueTexts } from '#src/form-view/issue-text.ts'
import type { FormatAnswer } from '#src/form-view/use-question-state.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { SummaryEntry } from './error-summary.tsx'

export type IssueMap = Readonly<Record<string, readonly Issue[]>>

export interface Judging {
  /** Errors on screen, by question. */
  readonly issues: IssueMap
  /** All of them in one list, after a step that they have kept from being done. */
  readonly summary: readonly SummaryEntry[]
  /** After an answer was changed. Always the same function, as is `onLeave`. */
  readonly judgeAgain: (questionId: string) => void
  /** `isInside`: the focus has moved within the question, such as from a cell to the next. */
  readonly onLeave: (questionId: string, isInside: boolean) => void
  /** Shows what keeps a step from being done, and leads to the first of it, unless the respondent `stays`. */
  readonly show: (found: IssueMap, stays?: boolean) => void
  readonly hideSummary: () => void
  readonly clear: () => void
}

/** The moment answers are judged at: that of the server, which judges them in the end. */
export const momentOf = ({ clockOffsetMs }: Pick<FillForm, 'clockOffsetMs'>) => ({ now: Date.now() + clockOffsetMs })

/** What is wrong with the answers, told no sooner than it helps. */
export const useJudging = (
  { form, language }: { readonly form: FillForm; readonly language: string },
  {
    session,
    host,
    format,
    goTo,
    announce,
  }: {
    readonly session: FormSession
    readonly host: FormHost
    readonly format: FormatAnswer
    readonly goTo: (questionId: string) => void
    /** Told to those who hear the page. */
    readonly announce: (text: string) => void
  },
): Judging => {
  const [issues, setIssues] = useState<IssueMap>({})
  const [isSummed, setSummed] = useState(false)
  const touched = useRef(new Set<string>())
  // The container in which the respondent is still under way.
  const unfinished = useRef<string>(null)
  // Read by callbacks that stay the same, so that an answer draws one question anew and not all of them.
  const latest = useRef({ issues, host })
  latest.current = { issues, host }

  const judge = useCallback(
    (id: string, isUnfinished = false): readonly Issue[] => {
      const all = session.issuesOf(id, momentOf(form))
      // Someone halfway through a row has not forgotten the rest of it.
      const found = isUnfinished ? all.filter(({ code }) => code !== 'required') : all
      setIssues((before) => withIssues(before, id, found))
      return found
    },
    [session, form],
  )
  const judgeAgain = useCallback(
    (id: string) => {
      touched.current.add(id)
      // An error that is on screen follows the correction at once; a new one waits until the control is left.
      if (!latest.current.issues[id]?.length) return
      // What was said of it holds no more; nobody should come upon it later.
      if (judge(id, unfinished.current === id).length === 0) announce('')
    },
    [judge, announce],
  )
  const onLeave = useCallback(
    (id: string, isInside: boolean) => {
      // Passing through an empty question is no mistake yet.
      if (!touched.current.has(id)) return
      const before = latest.current.issues[id]?.length ?? 0
      if (before === 0 || !isInside) unfinished.current = isInside ? id : null
      const found = judge(id, unfinished.current === id)
      if (found.length > 0 && before === 0) announce(issueTexts(latest.current.host, found).join(' '))
    },
    [judge, announce],
  )

  const hideSummary = useCallback(() => setSummed(false), [])

  const order = form.pages.flatMap(questionsOf)
  const summarise = () =>
    order.flatMap((id): SummaryEntry[] => {
      const found = issues[id]
      if (!found?.length || !session.isVisible(id)) return []
      return [{ questionId: id, title: session.title(id, language, format), text: issueTexts(host, found).join(' ') }]
    })
  return {
    issues,
    summary: isSummed ? summarise() : [],
    judgeAgain,
    onLeave,
    show(found, stays) {
      unfinished.current = null
      setIssues(found)
      setSummed(true)
      const wrong = order.filter((id) => found[id]?.length)
      announce(host.translate('fill', 'page.check', { count: wrong.length }))
      if (wrong[0] && !stays) goTo(wrong[0])
    },
    hideSummary,
    clear() {
      setIssues({})
      setSummed(false)
    },
  }
}

const withIssues = (before: IssueMap, id: string, found: readonly Issue[]): IssueMap => {
  if ((before[id] ?? noIssues).length === 0 && found.length === 0) return before
  const { [id]: _old, ...others } = before
  return found.length === 0 ? others : { ...others, [id]: found }
}
