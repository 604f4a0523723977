// Pages that may take only so long, and pages there is no way back to. A matter of this page: the server is told answers and
// no times, and judges those as ever.
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from '#ds/live-region'
import type { Page } from '#shared/form/compile'
import { durationText } from '../language/duration-text.ts'
import { breakSays, pageSeconds } from './break-options.ts'
import type { ClockProps, OpenRules, PageRules, PageStarts } from './page-rules.ts'

/** The rules of a form, by its pages. */
export const pageRules = (pages: readonly Page[]): PageRules => ({
  hidesPosition: pages.some(({ breakAfter }) => breakSays(breakAfter, 'hidePosition')),
  open,
  Clock,
})

const open = (before: PageStarts = {}): OpenRules => {
  const starts: Record<number, number> = { ...before }
  const endOf = ({ number, breakAfter }: Page) => {
    const [seconds, start] = [pageSeconds(breakAfter), starts[number]]
    return seconds === null || start === undefined ? null : start + seconds * 1000
  }
  return {
    starts,
    begin(page) {
      if (pageSeconds(page.breakAfter) !== null) starts[page.number] ??= Date.now()
      return endOf(page)
    },
    back(pages, position) {
      for (let at = position - 1; at >= 0; at--) {
        const page = pages[at]
        if (!page || breakSays(page.breakAfter, 'noBack')) return undefined
        if ((endOf(page) ?? Infinity) > Date.now()) return page
      }
      return undefined
    },
    takesBack(to, now, back) {
      const isBarred = now !== undefined && to < now.number && to > (back?.number ?? 0)
      if (isBarred) history.forward()
      return isBarred
    },
  }
}

const Clock = ({ language, filling }: ClockProps) => {
  const { rules, host, pages, sending } = filling
  const { page, isLed } = pages
  const seconds = pageSeconds(page?.breakAfter)
  // Nothing can be entered now, such as while the answers are sent.
  const isHeld = sending.phase.at !== 'filling'
  // What the server has drawn is the whole time.
  const [left, setLeft] = useState(seconds)
  const [said, setSaid] = useState('')
  /** The page whose time has ended here, once; what comes of it is not for the clock to repeat. */
  const ended = useRef<number>(null)
  const say = (key: string, amount?: string) =>
    host.translate(`question-types/${page?.breakAfter?.type}`, key, amount === undefined ? {} : { time: amount })
  const latest = useRef({ filling, say })
  latest.current = { filling, say }

  useEffect(() => {
    setLeft(seconds)
    if (!rules || !page || seconds === null || isHeld) return
    const isNew = rules.starts[page.number] === undefined
    const end = rules.begin(page) ?? 0
    const tell = (key: string, amount: number) => {
      const { say } = latest.current
      const over = ended.current === null || ended.current === page.number ? '' : `${say('pageTime.overBefore')} `
      setSaid(over + say(key, durationText(amount, language)))
    }
    const leftNow = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = leftNow()
    if (isNew) latest.current.filling.draft.touch()
    if (before > 0) tell(isNew ? 'pageTime.given' : 'pageTime.left', before)
    const goOn = async () => {
      // A file that is on its way belongs to the page.
      await latest.current.filling.settled()
      const { pages, steps } = latest.current.filling
      if (pages.page?.number === page.number && !pages.turnBy(1)) steps.submit()
    }
    const tick = () => {
      clearTimeout(timer)
      const now = leftNow()
      setLeft(now)
      if (now === 0) {
        // Whoever was led here by what is wrong may mend it whatever the time.
        if (isLed || ended.current === page.number) return
        ended.current = page.number
        setSaid(latest.current.say('pageTime.over'))
        return void goOn()
      }
      // Not each second: those who hear the page have something to fill in.
      if (moments.some((moment) => now <= moment && before > moment)) tell('pageTime.left', now)
      before = now
      timer = setTimeout(tick, (end - Date.now()) % 1000 || 1000)
    }
    tick()
    // In the background timers stand still, time does not.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [rules, page, seconds, isLed, isHeld, language])

  const isLast = pages.position === pages.total - 1
  return (
    <>
      {seconds !== null && left !== null && (
        <>
          <p className="mb-3 text-base text-muted">
            {say(left === 0 ? 'pageTime.mend' : isLast ? 'pageTime.thenSent' : 'pageTime.thenNext')}
          </p>
          {left > 0 && (
            <p
              role="timer"
              className={clsx(
                'sticky top-3 z-sticky ms-auto mb-6 w-fit rounded-full border border-hairline bg-paper px-4 py-1 text-base text-ink tabular-nums print:hidden',
                left <= nearlyOver && 'font-semibold',
              )}
            >
              {say('pageTime.remaining', clockText(left))}
            </p>
          )}
        </>
      )}
      <LiveRegion message={said} />
    </>
  )
}

/** Seconds left at which it is said. */
const moments = [300, 60, 30, 10]
const nearlyOver = 30

/** `1:05`, `1:00:05`: digits that a clock shows in every language. */
const clockText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
