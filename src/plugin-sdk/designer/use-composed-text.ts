import { type CompositionEvent, useState } from 'react'

export interface ComposedText {
  /** What the field shows: the draft while an input method composes, else the value. */
  readonly text: string
  readonly change: (next: string) => void
  /** Spread on an element around the field: composition events bubble. */
  readonly listeners: {
    readonly onCompositionStart: () => void
    readonly onCompositionEnd: (event: CompositionEvent<HTMLElement>) => void
  }
}

/**
 * Holds back what an input method is still composing, so that half a pinyin syllable is never saved nor becomes an undo
 * step (ux D4). Emits once when the composition ends.
 */
export const useComposedText = (value: string, onChange: (next: string) => void): ComposedText => {
  const [draft, setDraft] = useState<string | null>(null)
  return {
    text: draft ?? value,
    change: (next) => (draft === null ? onChange(next) : setDraft(next)),
    listeners: {
      onCompositionStart: () => setDraft(value),
      onCompositionEnd: ({ target }) => {
        setDraft(null)
        const written =
          target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : value
        if (written !== value) onChange(written)
      },
    },
  }
}
