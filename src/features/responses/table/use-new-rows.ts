import { useEffect, useRef, useState } from 'react'
import { useMessage } from '#src/realtime/bus.ts'
import { countRows, type Matching } from '../data-api.ts'

interface Known {
  readonly matching: Matching
  /** How many the table showed when it was asked. */
  readonly shown: number
  readonly total: number
}

/** A room that answers together is asked for once a second. */
const pauseMs = 1000

/**
 * How many rows a table could show that it does not: answers that came while it was on screen. It does not move by itself
 * under the reader's eyes (ux C32).
 *
 * @param shown how many match, as the table knows; undefined while it does not
 */
export const useNewRows = (formKey: string, matching: Matching, shown: number | undefined): number => {
  const [known, setKnown] = useState<Known>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ matching, shown })
  latest.current = { matching, shown }
  useEffect(() => () => clearTimeout(timer.current), [])

  useMessage('FORM_DATA_ADD', ({ body }) => {
    if (body.formKey !== formKey || timer.current !== undefined) return
    timer.current = setTimeout(async () => {
      timer.current = undefined
      const { matching: now, shown: before } = latest.current
      if (before === undefined) return
      const total = await countRows(formKey, now).catch(() => null)
      if (total !== null) setKnown({ matching: now, shown: before, total })
    }, pauseMs)
  })

  // Once the table has been fetched again, or looks for something else, what was counted before says nothing.
  const isCurrent = known !== undefined && known.matching === matching && known.shown === shown
  return isCurrent ? Math.max(0, known.total - known.shown) : 0
}
