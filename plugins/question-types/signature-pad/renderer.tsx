import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { LiveRegion } from '#ds/live-region'
import { AnswerPicture, defineRenderer, type RendererProps, useFiles, useT } from '#sdk/ui'
import type signaturePad from './definition.ts'
import { type DrawnPad, DrawPad } from './parts/draw-pad.tsx'
import { colorOf } from './parts/ink.ts'
import type { Signature } from './parts/is-signature.ts'
import { NameField } from './parts/name-field.tsx'
import { pictureOfName } from './parts/picture-of-name.ts'
import { useSigning } from './parts/use-signing.ts'
import { WholeScreen } from './parts/whole-screen.tsx'

export default defineRenderer<typeof signaturePad>(SignatureRenderer, { label: 'group' })

function SignatureRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof signaturePad>) {
  const t = useT()
  const file = useFiles(value ? [value.id] : []).get(value?.id ?? '')
  const pad = useRef<DrawnPad>(null)
  const [way, setWay] = useState<Signature['method']>(value?.method ?? 'drawn')
  const [strokes, setStrokes] = useState(0)
  const [name, setName] = useState(value?.method === 'typed' ? value.signer : '')
  const [turned, setTurned] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const signing = useSigning()

  const emitted = useRef(value)
  const emit = (next: Signature | undefined) => {
    emitted.current = next
    setAnnouncement(next ? t('arrived') : '')
    onChange(next && { ...next })
  }
  // Taken away from outside, such as by "fill in again": what was drawn and typed goes, too.
  useEffect(() => {
    if (value !== undefined || emitted.current === undefined) return
    emitted.current = undefined
    pad.current?.clear()
    setName('')
  }, [value])

  const startOver = () => {
    signing.drop()
    pad.current?.clear()
    setName('')
    emit(undefined)
  }
  const sendDrawn = (draw: () => Promise<Blob>, now: boolean) =>
    signing.finish(draw, (file) => emit({ ...file, method: 'drawn' }), now)
  const stroke = (state: 'begun' | 'ended', count: number) => {
    setStrokes(count)
    if (state === 'begun') signing.begin()
    else if (count > 0) sendDrawn(() => pad.current?.picture() ?? Promise.reject(new Error('No pad')), false)
    // Undone to the first: nobody has signed.
    else if (emitted.current?.method === 'drawn' || signing.isWorking) {
      signing.drop()
      emit(undefined)
    }
  }
  const sendTyped = (typed: string, now: boolean) => {
    const signer = typed.trim().slice(0, maxName)
    if (signer === '') {
      signing.drop()
      if (emitted.current) emit(undefined)
      return
    }
    if (emitted.current?.method === 'typed' && emitted.current.signer === signer) return signing.drop()
    signing.finish(
      () => pictureOfName(signer, colorOf[options.ink]),
      (file) => emit({ ...file, method: 'typed', signer }),
      now,
    )
  }

  const picture = value && (
    <span
      data-theme="light"
      className="block max-w-md overflow-hidden rounded-md border border-control bg-paper p-1 text-ink"
    >
      <AnswerPicture
        file={{ id: value.id, name: value.method === 'typed' ? t('typed', { name: value.signer }) : t('drawn') }}
        className="max-h-40 max-w-full object-contain"
      />
    </span>
  )
  if (readOnly)
    return (
      picture ?? (
        <div className={clsx('rounded-md border border-control border-dashed bg-subtle', height[options.size])} />
      )
    )

  const invalid = p.issues.length > 0
  // Signed on another day, or over the whole screen: here it can be seen, not gone on with.
  const isOnPaper = way === 'drawn' && strokes === 0 && value !== undefined
  return (
    <fieldset aria-labelledby={p.labelId} className="flex min-w-0 flex-col gap-3">
      {way === 'drawn' &&
        (isOnPaper ? (
          picture
        ) : (
          <DrawPad
            ref={pad}
            ink={options.ink}
            pen={options.pen}
            label={t(strokes === 0 ? 'pad.empty' : 'pad.drawn')}
            className={clsx(height[options.size], invalid && 'border-danger-solid')}
            onStroke={stroke}
          />
        ))}
      {way === 'typed' && (
        <>
          <NameField
            id={p.controlId}
            describedBy={p.describedBy}
            invalid={invalid}
            // Who asked to type goes on by typing.
            focused={turned}
            value={name}
            onChange={(next) => {
              setName(next)
              sendTyped(next, false)
            }}
            onDone={() => sendTyped(name, true)}
          />
          {picture}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          id={way === 'drawn' ? p.controlId : undefined}
          aria-describedby={way === 'drawn' ? p.describedBy : undefined}
          onClick={() => {
            startOver()
            setWay(way === 'drawn' ? 'typed' : 'drawn')
            setTurned(true)
          }}
        >
          {t(way === 'drawn' ? 'typeInstead' : 'drawInstead')}
        </Button>
        {way === 'drawn' && options.fullScreen && (
          <Button className="sm:pointer-fine:hidden" onClick={() => setWhole(true)}>
            {t('wholeScreen')}
          </Button>
        )}
        {way === 'drawn' && strokes > 0 && <Button onClick={() => pad.current?.undo()}>{t('undo')}</Button>}
        {way === 'drawn' && (strokes > 0 || value !== undefined) && <Button onClick={startOver}>{t('clear')}</Button>}
      </div>
      {file?.state === 'ready' && file.note && <p className="text-muted text-sm">{file.note}</p>}
      {signing.isWorking && <p className="text-muted text-sm">{t('sending')}</p>}
      <FieldErrors id={undefined} errors={signing.error === undefined ? [] : [signing.error]} className="text-base" />
      {signing.error !== undefined && (
        <Button className="self-start" onClick={signing.retry}>
          {t('retry')}
        </Button>
      )}
      <LiveRegion message={announcement} />
      {isWhole && (
        <WholeScreen
          ink={options.ink}
          pen={options.pen}
          onDone={(drawn) => {
            startOver()
            sendDrawn(() => drawn, true)
          }}
          onClose={() => setWhole(false)}
        />
      )}
    </fieldset>
  )
}

/** In characters; the server takes no more. */
const maxName = 100

const height = { small: 'h-28', medium: 'h-44', large: 'h-64' } as const
