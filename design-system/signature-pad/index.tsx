import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { ControlProps } from '../_internal/control-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Checkbox } from '../checkbox/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { Tabs } from '../tabs/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { DrawArea, pictureOfName, pictureOfStrokes } from './draw-area.tsx'
import type { SignaturePadLabels } from './labels.ts'
import type { Stroke } from './strokes.ts'

export type { SignaturePadLabels } from './labels.ts'

export type SignatureMethod = 'draw' | 'type' | 'upload'

/** A signature, and how it came about: that is part of what is stored. */
export interface Signature {
  method: SignatureMethod
  /** PNG data address for drawn and typed ones; the caller's own address for uploads. */
  image: string
  /** The typed name. */
  name?: string | undefined
}

export interface SignaturePadProps extends ControlProps {
  value: Signature | undefined
  onChange: (signature: Signature | undefined) => void
  /** Stores an uploaded picture and gives its address; without it the picture is read into a data address. */
  onUpload?: ((file: File) => Promise<string>) | undefined
  /** Largest upload in MB. @default 5 */
  maxSize?: number | undefined
  labels?: Partial<SignaturePadLabels> | undefined
}

/**
 * A signature in one of three equal ways: drawn, typed with consent, or uploaded. The pad is paper in every theme, so
 * what is stored is dark ink on nothing.
 *
 * Do: say what is agreed to by signing, above the pad.
 * Don't: make drawing the only way; hands and mice differ.
 * Keys: those of tabs; the drawing is passed by Tab, the typed name is the way by keyboard. Enter in the name does
 * nothing.
 */
export function SignaturePad(props: Controllable<SignaturePadProps>) {
  const { maxSize = 5, ...p } = useControllable<SignaturePadProps>(props, undefined)
  const labels = useLabels('signature-pad', p.labels)
  const fill = (text: string) => text.replace('{types}', 'png, jpeg').replace('{n}', String(maxSize))
  const root = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const [way, setWay] = useState<SignatureMethod>(p.value?.method ?? 'draw')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [name, setName] = useState(p.value?.name ?? '')
  const [consent, setConsent] = useState(p.value?.method === 'type')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState('')
  const fixed = Boolean(p.disabled || p.readOnly)

  // Cleared from outside (a form reset): what was drawn goes too.
  const reported = useRef(p.value)
  useEffect(() => {
    if (p.value === reported.current) return
    reported.current = p.value
    if (p.value !== undefined) return
    setStrokes([])
    setName('')
    setConsent(false)
  }, [p.value])

  const report = (signature: Signature | undefined) => {
    if (signature === undefined && p.value === undefined) return
    reported.current = signature
    p.onChange(signature)
  }
  const ink = () => (root.current ? getComputedStyle(root.current).color : 'black')
  const drawn = (next: readonly Stroke[]) => {
    setStrokes(next)
    const image = pictureOfStrokes(next, ink())
    report(image === undefined ? undefined : { method: 'draw', image })
  }
  const typed = (nextName: string, nextConsent: boolean) => {
    setName(nextName)
    setConsent(nextConsent)
    const family = root.current ? getComputedStyle(root.current).fontFamily : 'serif'
    const image = nextConsent ? pictureOfName(nextName, ink(), family) : undefined
    report(image === undefined ? undefined : { method: 'type', image, name: nextName.trim() })
  }
  const upload = async (file: File | undefined) => {
    if (!file || fixed) return
    const wrong = file.type !== 'image/png' && file.type !== 'image/jpeg'
    const problem = wrong ? labels.wrongType : file.size > maxSize * 1024 * 1024 ? labels.tooLarge : undefined
    setError(problem === undefined ? undefined : fill(problem))
    if (problem === undefined) report({ method: 'upload', image: await (p.onUpload ?? readFile)(file) })
  }
  // A signature is made in one way: going to another starts empty.
  const changeWay = (next: string) => {
    if (next !== 'draw' && next !== 'type' && next !== 'upload') return
    setWay(next)
    setError(undefined)
    setStrokes([])
    setName('')
    setConsent(false)
    report(undefined)
  }

  const shown =
    p.value !== undefined && (fixed || p.value.method === 'upload' || (way === 'draw' && strokes.length === 0))
  // Dark ink on white in every theme: it is what is saved.
  const sheet = 'rounded-md border border-control bg-paper text-ink'

  const picture = shown && p.value && (
    <img
      data-theme="light"
      src={p.value.image}
      alt={p.value.name ?? p.label ?? ''}
      className={`${sheet} aspect-3/1 w-full object-contain`}
    />
  )

  return (
    <fieldset
      ref={root}
      id={p.id}
      data-slot="signature-pad"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={p.describedBy}
      className={clsx(
        'min-w-0 max-w-xl rounded-lg border bg-paper p-3 text-ink',
        p.invalid ? 'border-danger-solid' : 'border-hairline',
        p.className,
      )}
    >
      {fixed ? (
        (picture ?? <div data-theme="light" className={`${sheet} aspect-3/1 w-full`} />)
      ) : (
        <Tabs
          label={labels.ways}
          value={way}
          onChange={changeWay}
          items={[
            {
              id: 'draw',
              label: labels.draw,
              content: (
                <>
                  {picture || (
                    <DrawArea
                      strokes={strokes}
                      label={strokes.length === 0 ? labels.emptyDrawing : labels.drawing(strokes.length)}
                      fixed={fixed}
                      onStroke={(stroke) => drawn([...strokes, stroke])}
                    />
                  )}
                  <div className="mt-2 flex gap-2">
                    <Button
                      size="small"
                      iconStart={<Icon name="undo" />}
                      aria-disabled={strokes.length === 0}
                      onClick={() => {
                        if (strokes.length === 0) return
                        drawn(strokes.slice(0, -1))
                        setMessage(labels.undone(strokes.length - 1))
                      }}
                    >
                      {labels.undo}
                    </Button>
                    <Button
                      size="small"
                      iconStart={<Icon name="trash" />}
                      aria-disabled={strokes.length === 0 && p.value === undefined}
                      onClick={() => {
                        setStrokes([])
                        report(undefined)
                        setMessage(labels.cleared)
                      }}
                    >
                      {labels.clear}
                    </Button>
                  </div>
                </>
              ),
            },
            {
              id: 'type',
              label: labels.type,
              content: (
                <div className="flex flex-col gap-3">
                  <TextInput
                    label={labels.name}
                    value={name}
                    autoComplete="name"
                    placeholder={labels.name}
                    onChange={(next) => typed(next, consent)}
                  />
                  <p
                    data-theme="light"
                    aria-hidden="true"
                    className={`${sheet} grid aspect-3/1 place-items-center overflow-hidden text-3xl italic`}
                  >
                    {name}
                  </p>
                  <Checkbox checked={consent} onChange={(next) => typed(name, next)} label={labels.consent} />
                </div>
              ),
            },
            {
              id: 'upload',
              label: labels.upload,
              content: (
                <div className="flex flex-col items-start gap-2">
                  {picture}
                  <input
                    ref={input}
                    type="file"
                    hidden
                    accept="image/png,image/jpeg"
                    onChange={(event) => {
                      void upload(event.target.files?.[0])
                      event.target.value = ''
                    }}
                  />
                  <Button
                    iconStart={<Icon name="upload" />}
                    aria-describedby={error === undefined ? undefined : errorId}
                    onClick={() => input.current?.click()}
                  >
                    {labels.pick}
                  </Button>
                  <p className="text-muted text-sm">{fill(labels.uploadHint)}</p>
                  {error !== undefined && (
                    <p id={errorId} role="alert" className="text-danger-text text-sm">
                      {error}
                    </p>
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
      <LiveRegion message={message} />
    </fieldset>
  )
}

function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}
