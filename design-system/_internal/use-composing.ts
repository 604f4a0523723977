import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * A field whose text is rewritten while it is typed (digits only, a mask) must leave alone what an input method is
 * composing: every letter taken away there ends the composition, and nothing can be written at all.
 *
 * @param shown the text of the field otherwise
 * @param type takes what was typed, and where the caret stands in it, once it is done
 * @returns `text` to be shown, whether a composition is `active`, and handlers for the input
 */
export function useComposing(shown: string, type: (text: string, caret: number) => void) {
  const [composing, setComposing] = useState<string>()
  return {
    text: composing ?? shown,
    active: composing !== undefined,
    field: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (composing === undefined) type(target.value, target.selectionStart ?? target.value.length)
        else setComposing(target.value)
      },
      onCompositionStart: () => setComposing(shown),
      onCompositionEnd: ({ currentTarget: { value } }: CompositionEvent<HTMLInputElement>) => {
        setComposing(undefined)
        type(value, value.length)
      },
    },
  }
}
