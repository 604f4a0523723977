// What the two halves of a type with counted stock tell each other.

/** How things stand, as the server answers its actions `left` and `hold`. */
export interface HeldReply {
  /** Free to whoever asks, by key; null: enough, and not for everybody's eyes. Keys without limit are absent. */
  readonly left: Readonly<Record<string, number | null>>
  /** Keys of which nothing is free only because others hold it while they fill in: it may come back. */
  readonly onHold?: readonly string[]
  /** Records in the line of a key; absent where nobody waits. */
  readonly waiting: Readonly<Record<string, number>>
  /** What was asked to be held and is not. */
  readonly missing: readonly string[]
  /** How long it is held; 0: not at all. */
  readonly seconds: number
}

/** How things stand, at a moment. */
export interface StockOf {
  readonly taken: number
  readonly held: number
  readonly waiting: number
}

/** @param shown whether respondents may see how much is left, and not only whether anything is */
export const replyOf = (
  stock: ReadonlyMap<string, StockOf>,
  {
    maxOf,
    shown,
    missing = [],
    seconds = 0,
  }: {
    maxOf: (key: string) => number
    shown: boolean
    missing?: readonly string[]
    seconds?: number
  },
): HeldReply => {
  const left: Record<string, number | null> = {}
  const waiting: Record<string, number> = {}
  const onHold: string[] = []
  for (const [key, { taken, held, waiting: line }] of stock) {
    const free = Math.max(0, maxOf(key) - taken - held)
    left[key] = shown || free === 0 ? free : null
    if (line > 0) waiting[key] = line
    // What comes back while somebody waits for it is theirs.
    else if (free === 0 && taken < maxOf(key)) onHold.push(key)
  }
  return { left, ...(onHold.length > 0 && { onHold }), waiting, missing: [...missing], seconds }
}
