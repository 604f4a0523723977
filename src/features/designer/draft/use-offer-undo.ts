import { useCallback, useEffect, useRef } from 'react'
import { toast } from '#ds/toast'
import { useT } from '#src/i18n/use-t.ts'
import { useDraftDocument } from './use-draft.ts'

/**
 * For the step just made: says what it did, with the way back, which is that of this step only. It goes with whatever is
 * done next, and with the page. Call it at the step; what it gives may be called later, when the words are known.
 */
export const useOfferUndo = (): (() => (text: string) => void) => {
  const t = useT('designer')
  const document = useDraftDocument()
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => () => withdraw.current?.(), [])
  return useCallback(() => {
    const { turn } = document.read()
    const isOver = () => document.read().turn !== turn
    return (text) => {
      if (isOver()) return void toast.info(text)
      const id = toast.undo(text, { label: t('undo'), onUndo: () => !isOver() && document.travel('undo') })
      const stop = document.subscribe(() => isOver() && end())
      const end = () => {
        stop()
        toast.dismiss(id)
      }
      withdraw.current = end
    }
  }, [t, document])
}
