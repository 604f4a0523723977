/** A moment as a picker of days and times has it: on the reader's own clock, without a zone. */
export const toLocalTime = (moment: string | null): string | undefined => {
  if (moment === null) return undefined
  const date = new Date(moment)
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()]
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'))
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}T${hour}:${minute}`
}

/** The same back, as the server has it. */
export const toMoment = (localTime: string | undefined): string | null =>
  localTime === undefined ? null : new Date(localTime).toISOString()
