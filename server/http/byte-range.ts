/** Bytes of a file by their positions, counted from 0; both ends belong to it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * What the header `Range` asks of a file of `size` bytes. Null: all of it, because nothing is asked, or something this
 * server does not do, such as several ranges at once (RFC 9110 14.2 lets it be ignored).
 */
export const rangeOf = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  // `-500`: the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}
