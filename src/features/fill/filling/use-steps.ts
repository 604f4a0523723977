import { useEffect, useRef, useState } from 'react'
import type { FormSession } from '#shared/form/compile'
import { type Work, workLimitMs } from '#src/form-view/work.ts'
import type { OpenDraft } from '../draft/use-draft.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'
import type { Sending } from '../sending/use-sending.ts'
import { type Judging, momentOf } from './use-judging.ts'
import type { Pages } from './use-pages.ts'

export interface Steps {
  /** A step waits for the questions to have done what they are at, such as sending a file. */
  readonly isWaiting: boolean
  readonly next: () => void
  readonly back: () => void
  readonly submit: () => void
  /** Sends the answers under another id: the old one is taken by other answers. */
  readonly sendAsNew: () => void
}

/** The buttons of a page: what they do once nothing is under way and nothing wrong. */
export const useSteps = (
  { form, translate, newId }: { readonly form: FillForm; readonly translate: Translate; readonly newId: () => string },
  {
    session,
    work,
    pages,
    draft,
    judging,
    sending,
    announce,
  }: {
    readonly session: FormSession
    readonly work: Work
    readonly pages: Pages
    readonly draft: OpenDraft
    readonly judging: Judging
    readonly sending: Sending
    readonly announce: (text: string) => void
  },
): Steps => {
  // Pressed again, or gone elsewhere meanwhile: what was waited for is not done.
  const pressed = useRef(0)
  const [isWaiting, setWaiting] = useState(false)

  const { hideSummary } = judging
  const { touch } = draft
  // By the browser's own buttons, too.
  useEffect(() => {
    if (pages.turns === 0) return
    pressed.current++
    setWaiting(false)
    hideSummary()
    touch()
  }, [pages.turns, hideSummary, touch])

  const next = () => {
    if (!pages.page) return
    const found = session.validate(momentOf(form), pages.page)
    if (Object.keys(found).length > 0) judging.show({ ...judging.issues, ...found })
    else pages.turnBy(1)
  }
  const submit = () => {
    if (sending.phase.at === 'sending') return
    const outcome = form.compiled.submit(session.answers(), momentOf(form))
    if (!outcome.ok) return judging.show(outcome.issues)
    judging.clear()
    void sending.send(outcome.accepted)
  }
  const fail = (key: string) => sending.fail(translate('fill', key))
  // As they stand once what was waited for is over.
  const latest = useRef({ next, submit, fail })
  latest.current = { next, submit, fail }

  const afterWork = async (step: 'next' | 'submit') => {
    const number = ++pressed.current
    if (work.isUnderWay()) {
      setWaiting(true)
      sending.fail(null)
      announce(translate('fill', 'page.waiting'))
      const end = await work.settled(workLimitMs)
      if (number !== pressed.current) return
      setWaiting(false)
      announce('')
      if (end === 'calledOff') return
      if (end === 'tooLong') return latest.current.fail('page.uploading')
    }
    const failedAt = work.failedAt()
    if (failedAt === null) return latest.current[step]()
    latest.current.fail('page.workFailed')
    pages.goTo(failedAt)
  }
  return {
    isWaiting,
    next: () => void afterWork('next'),
    back: () => void pages.turnBy(-1),
    submit: () => void afterWork('submit'),
    sendAsNew() {
      draft.renew(newId())
      submit()
    },
  }
}
