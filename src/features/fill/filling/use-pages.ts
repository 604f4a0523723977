import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormSession, Page } from '#shared/form/compile'
import { questionsOf, withoutRepeatedHeading } from '#shared/form/visible-pages'
import { focusQuestion, focusTitle } from '#src/form-view/focus-question.ts'
import { useVisiblePages } from '#src/form-view/use-visible-pages.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { OpenRules } from './page-rules.ts'
import { enterPage, hearHistory, leavePage } from './step-history.ts'

export interface Pages {
  readonly page: Page | undefined
  /** Of the page, among those with something to show. */
  readonly position: number
  readonly total: number
  /** The page's own heading, which takes the focus when the page is turned and no question's title can. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** How often a page was turned. */
  readonly turns: number
  /** The page the way back leads to. */
  readonly back: Page | undefined
  /** Somebody was led to a question of it, and has not turned to it. */
  readonly isLed: boolean
  /** @returns false when there is no such page */
  readonly turnBy: (by: 1 | -1) => boolean
  /** To the page of a question, and to the question. */
  readonly goTo: (questionId: string) => void
}

type Focus = { readonly on: 'heading' } | { readonly on: 'question'; readonly id: string }

/** Which page is on screen, and where the focus goes with it. */
export const usePages = (
  { pages: all, paging }: FillForm,
  session: FormSession,
  startAt: number,
  rules: OpenRules | undefined,
): Pages => {
  const pages = useVisiblePages(all, session)
  const [number, setNumber] = useState(startAt)
  const [turns, setTurns] = useState(0)
  const [focus, setFocus] = useState<Focus | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // The page may have been hidden by an answer since, or belong to an older version.
  const position = Math.max(
    0,
    pages.findLastIndex((page) => page.number <= number),
  )
  const shown = pages[position]
  const before = pages[position - 1]
  const back = rules ? rules.back(pages, position) : pages[position - 1]
  const page = useMemo(() => shown && withoutRepeatedHeading(shown, before), [shown, before])
  const latest = useRef({ page, back })
  latest.current = { page, back }

  // With the paint: what is typed right after it would go to where the focus was, and no further.
  useLayoutEffect(() => {
    if (focus?.on === 'heading') {
      const isTitle =
        paging === 'questions' && latest.current.page && questionsOf(latest.current.page).some((id) => focusTitle(id))
      if (!isTitle) heading.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    } else if (focus) focusQuestion(focus.id)
  }, [focus, paging])

  const [turnTo] = useState(() => (to: number) => {
    setTurns((turned) => turned + 1)
    setNumber(to)
    setFocus({ on: 'heading' })
  })
  useEffect(
    () =>
      hearHistory((to) => {
        if (!rules?.takesBack(to, latest.current.page, latest.current.back)) turnTo(to)
      }),
    [turnTo, rules],
  )

  return {
    page,
    position,
    total: pages.length,
    heading,
    turns,
    back,
    isLed: focus?.on === 'question',
    turnBy(by) {
      const next = by === 1 ? pages[position + 1] : back
      if (!shown || !next) return false
      if (by === 1) enterPage(next.number, shown.number)
      else if (leavePage(shown.number, next.number)) return true
      turnTo(next.number)
      return true
    },
    goTo(id) {
      const target = all.find((candidate) => questionsOf(candidate).includes(id))
      if (target) setNumber(target.number)
      setFocus({ on: 'question', id })
    },
  }
}
