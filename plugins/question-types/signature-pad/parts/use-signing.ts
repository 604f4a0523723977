import { useEffect, useRef, useState } from 'react'
import { useBusy, useT, useUpload } from '#sdk/ui'
import type { AnswerFile } from '../../../_families/files/files.ts'

/** Pens pause between strokes, and fingers between letters: only then a picture is worth sending. */
const pause = 900

/**
 * A signature on its way to being the answer: it waits for a pause of the hand, is made a picture and sent. A newer one
 * takes the place of whatever is under way.
 */
export const useSigning = () => {
  const t = useT()
  const upload = useUpload()
  const [state, setState] = useState<'still' | 'working' | 'failed'>('still')
  const [error, setError] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<AbortController>(undefined)
  const again = useRef<() => void>(undefined)
  useBusy(state === 'working', state === 'failed')

  const stop = () => {
    clearTimeout(timer.current)
    sending.current?.abort()
    sending.current = undefined
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      sending.current?.abort()
    },
    [],
  )

  const send = async (draw: () => Promise<Blob>, arrived: (file: AnswerFile) => void) => {
    stop()
    const controller = new AbortController()
    sending.current = controller
    again.current = () => void send(draw, arrived)
    setState('working')
    setError(undefined)
    try {
      const picture = new File([await draw()], 'signature.png', { type: 'image/png' })
      const { id, name, size } = await upload(picture, { signal: controller.signal })
      if (controller.signal.aborted) return
      setState('still')
      arrived({ id, name, size })
    } catch (failure) {
      if (controller.signal.aborted) return
      setState('failed')
      setError(failure instanceof Error ? failure.message : t('failed'))
    }
  }

  return {
    isWorking: state === 'working',
    error,
    retry: () => again.current?.(),
    /** Nothing is signed, or not yet: what is under way is dropped. */
    drop: () => {
      stop()
      setState('still')
      setError(undefined)
    },
    /** The hand is moving: the page waits, although there is nothing to send yet. */
    begin: () => {
      stop()
      setState('working')
      setError(undefined)
    },
    /** Sends after a pause; by `now` at once. */
    finish: (draw: () => Promise<Blob>, arrived: (file: AnswerFile) => void, now: boolean) => {
      stop()
      setState('working')
      if (now) void send(draw, arrived)
      else timer.current = setTimeout(() => void send(draw, arrived), pause)
    },
  }
}
