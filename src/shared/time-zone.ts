// Wall clocks of the world. Names are IANA's (`Europe/Berlin`); the rules behind them, summer time among them, are Intl's.

/** Whether this installation knows a time zone by that name. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Where this computer stands: the person's in a browser, the server's on the server. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What the wall of a zone says at a moment: `2026-01-31T09:30:05`. Made once for many moments. */
export const wallClock = (timeZone: string): ((moment: Date | number) => string) => {
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (moment) => format.format(moment).replace(' ', 'T')
}
