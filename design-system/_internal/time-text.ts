/** A time of day; a part is undefined while it is not filled in. */
export interface TimeParts {
  /** 0 to 23. */
  hour: number | undefined
  minute: number | undefined
  second: number | undefined
}

/** Reads HH:mm or HH:mm:ss. */
export function parseTime(text: string | undefined): TimeParts {
  const found = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text ?? '')
  const read = (index: number, max: number) => {
    const value = found?.[index] === undefined ? undefined : Number(found[index])
    return value !== undefined && value <= max ? value : undefined
  }
  return { hour: read(1, 23), minute: read(2, 59), second: read(3, 59) }
}

/** HH:mm or HH:mm:ss once every part asked for is there; undefined before. */
export function formatTime({ hour, minute, second }: TimeParts, withSeconds: boolean): string | undefined {
  const parts = withSeconds ? [hour, minute, second] : [hour, minute]
  return parts.some((part) => part === undefined) ? undefined : parts.map((part) => pad(part ?? 0)).join(':')
}

/** Reads what was pasted: `9:30 pm`, `21.30`, `下午9:30`, `2130`. */
export function readTime(text: string, words: { am: string; pm: string }): TimeParts | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const found = /(\d{1,2})\s*[:.h时]\s*(\d{2})(?:\s*[:.分]\s*(\d{2}))?/.exec(plain) ?? /^()?(\d{2})(\d{2})$/.exec(plain)
  if (!found) return undefined
  const compact = found[1] === undefined
  let hour = Number(compact ? found[2] : found[1])
  const minute = Number(compact ? found[3] : found[2])
  const second = Number((!compact && found[3]) || 0)
  const afternoon = plain.includes('pm') || plain.includes(words.pm.toLowerCase())
  const morning = plain.includes('am') || plain.includes(words.am.toLowerCase())
  if (afternoon && hour < 12) hour += 12
  if (morning && hour === 12) hour = 0
  return hour > 23 || minute > 59 || second > 59 ? undefined : { hour, minute, second }
}

/** Whether the language counts hours to 12, and its words for the halves of the day. */
export function dayHalves(locale: string): { twelve: boolean; am: string; pm: string; first: boolean } {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' })
  const at = (hour: number) => format.formatToParts(new Date(Date.UTC(2026, 0, 1, hour)))
  const word = (hour: number) => at(hour).find((part) => part.type === 'dayPeriod')?.value ?? (hour < 12 ? 'AM' : 'PM')
  const order = at(9).map((part) => part.type)
  return {
    twelve: new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ?? false,
    am: word(9),
    pm: word(21),
    first: order.indexOf('dayPeriod') < order.indexOf('hour'),
  }
}

export function pad(value: number): string {
  return String(value).padStart(2, '0')
}
