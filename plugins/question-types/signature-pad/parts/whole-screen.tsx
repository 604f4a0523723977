import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import { type DrawnPad, DrawPad } from './draw-pad.tsx'
import type { Ink, Pen } from './ink.ts'

/** The pad as large as the screen, for fingers. */
export const WholeScreen = ({
  ink,
  pen,
  onDone,
  onClose,
}: {
  ink: Ink
  pen: Pen
  onDone: (picture: Promise<Blob>) => void
  onClose: () => void
}) => {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const pad = useRef<DrawnPad>(null)
  const [strokes, setStrokes] = useState(0)
  const closed = useRef(onClose)
  useEffect(() => {
    // A browser without such dialogs keeps the pad that is there.
    if (typeof dialog.current?.showModal === 'function') dialog.current.showModal()
    else closed.current()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={t('wholeScreen')}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col gap-3 bg-paper p-4 text-ink open:flex"
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="me-auto" onClick={() => dialog.current?.close()}>
          {t('cancel')}
        </Button>
        <Button aria-disabled={strokes === 0} onClick={() => pad.current?.clear()}>
          {t('clear')}
        </Button>
        <Button
          variant="primary"
          aria-disabled={strokes === 0}
          onClick={() => {
            if (strokes === 0 || !pad.current) return
            onDone(pad.current.picture())
            dialog.current?.close()
          }}
        >
          {t('done')}
        </Button>
      </div>
      <DrawPad
        ref={pad}
        ink={ink}
        pen={pen}
        label={t(strokes === 0 ? 'pad.empty' : 'pad.drawn')}
        className="min-h-0 flex-1"
        onStroke={(state, count) => state === 'ended' && setStrokes(count)}
      />
    </dialog>
  )
}
