import { useFormat, useT } from '#sdk/page'
import type { LogCheck } from '#shared/contract/operation-log'
import { verdictOf } from './verdict.ts'

/** From when to when the log is intact, or where it breaks: sentences, of which there is one where it is intact. */
export const useVerdictTexts = (): ((check: LogCheck) => readonly string[]) => {
  const t = useT()
  const { number, dateTime } = useFormat()
  return (check) => {
    const { count, brokenAt, unsealed, firstTime, lastTime } = check
    const told = (key: string) => {
      const counted = key === 'verdict.unsealed' ? unsealed : count
      return t(key, {
        count: counted,
        number: number(counted),
        at: number(brokenAt ?? 0),
        from: firstTime === null ? '' : dateTime(firstTime),
        to: lastTime === null ? '' : dateTime(lastTime),
      })
    }
    return verdictOf(check).keys.map(told)
  }
}
