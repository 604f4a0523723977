import { createGate } from '../../kernel/gate.ts'

export interface Stock<Picture> {
  /** A picture nobody has seen; drawn at once when none is left. */
  readonly take: () => Promise<Picture>
}

/**
 * Keeps pictures drawn ahead, `size` at most, each given out once. Nothing is drawn before the first is asked for, and
 * never more than two at a time: a flood waits for its pictures and leaves the processor to others.
 *
 * @param onFull makes the refusal when too many wait
 */
export function createStock<Picture>({
  draw,
  size,
  onFull,
}: {
  draw: () => Promise<Picture>
  size: number
  onFull: () => Error
}): Stock<Picture> {
  const ready: Picture[] = []
  let isFilling = false

  const fill = async (): Promise<void> => {
    if (isFilling) return
    isFilling = true
    try {
      while (ready.length < size) ready.push(await draw())
    } catch {
      // Whoever asks next draws for themself and hears what is wrong.
    } finally {
      isFilling = false
    }
  }
  const drawNow = createGate(2, 100, onFull)

  return {
    take: async () => {
      const picture = ready.shift()
      // Refilled when half is gone, after the answer is on its way.
      if (ready.length <= size / 2) setImmediate(() => void fill())
      return picture ?? drawNow(draw)
    },
  }
}
