import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import type { Kind } from './kinds.ts'

/** What the camera sees, until there is a code in it. Nothing of it is kept or sent. */
export const Camera = ({
  kind,
  onCode,
  onClose,
}: {
  kind: Kind
  onCode: (code: string) => void
  onClose: () => void
}) => {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const found = useRef(onCode)
  const [problem, setProblem] = useState<'denied' | 'missing' | 'broken'>()
  useEffect(() => {
    found.current = onCode
  })
  // It opens because somebody pressed a button: here they go on, or stop.
  useEffect(() => close.current?.focus(), [])

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera here', 'NotFoundError')
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      const element = video.current
      if (isOver || !element) return stop()
      element.srcObject = stream
      await element.play()
      const [{ createReader }, { pictureData }] = await Promise.all([
        import('./create-reader.ts'),
        import('./picture-data.ts'),
      ])
      const read = await createReader(kind)
      const canvas = document.createElement('canvas')
      const next = async (): Promise<void> => {
        if (isOver) return
        const picture = pictureData(element, canvas)
        const code = picture && (await read(picture))
        if (isOver) return
        if (code) found.current(code)
        else timer = setTimeout(() => next().catch(fail), 120)
      }
      await next()
    }
    const fail = (error: unknown) => {
      stop()
      if (!isOver) setProblem(problemOf(error))
    }
    const stop = () => {
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    look().catch(fail)
    return () => {
      isOver = true
      stop()
    }
  }, [kind])

  return (
    <div className="flex flex-col gap-3 rounded-lg border border-control p-3">
      {problem ? (
        <p role="alert" className="text-base text-danger-text">
          {t(`camera.${problem}`)}
        </p>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('camera')}
            className="max-h-96 w-full rounded-md bg-subtle object-contain"
          />
          <p className="text-muted text-sm">{t('camera.hint')}</p>
        </>
      )}
      <Button ref={close} className="self-start" onClick={onClose}>
        {t('camera.close')}
      </Button>
    </div>
  )
}

const problemOf = (error: unknown): 'denied' | 'missing' | 'broken' => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken'
}
