import { useRef, useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { LiveRegion } from '#ds/live-region'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useBusy, useT, useText } from '#sdk/ui'
import { useFillOthers } from '../../_families/fill-in/use-fill-others.tsx'
import type scan from './definition.ts'
import { Camera } from './parts/camera.tsx'
import { lineOf } from './parts/line-of.ts'
import { lookedUp } from './parts/looked-up.ts'

export default defineRenderer<typeof scan>(ScanRenderer, { label: 'control' })

function ScanRenderer({ options, value, readOnly, onChange, onBlur, ...p }: RendererProps<typeof scan>) {
  const t = useT()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isLooking, setLooking] = useState(false)
  const [isReading, setReading] = useState(false)
  const lookedFor = useRef(value)
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  useBusy(isReading)
  const { fillOthers, note } = useFillOthers(options.lookUp?.fills ?? [])
  /** Once for each code, so that what was corrected by hand stays. */
  const lookUp = (code: string) => {
    if (!options.lookUp || code === lookedFor.current) return
    lookedFor.current = code
    void fillOthers?.(lookedUp(code, options.lookUp))
  }

  const take = (code: string) => {
    const line = lineOf(code)
    if (line === undefined) return setProblem(t('tooLong'))
    setProblem(undefined)
    setAnnouncement(t('found', { code: line }))
    onChange(line)
    lookUp(line)
  }
  const goOn = () => document.getElementById(p.controlId)?.focus()
  const readPicture = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setProblem(undefined)
    try {
      // Apart: who types the code does without it.
      const [{ createReader }, { dataOfFile }] = await Promise.all([
        import('./parts/create-reader.ts'),
        import('./parts/picture-data.ts'),
      ])
      const picture = await dataOfFile(file)
      const code = picture && (await (await createReader(options.kinds))(picture))
      if (code) take(code)
      else setProblem(t('notFound'))
    } catch {
      setProblem(t('notRead'))
    } finally {
      setReading(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <TextInput
        id={p.controlId}
        describedBy={p.describedBy}
        invalid={p.issues.length > 0}
        required={p.question.required}
        readOnly={readOnly}
        value={value ?? ''}
        placeholder={text(options.placeholder) || undefined}
        autoComplete="off"
        onChange={(next) => onChange(next === '' ? undefined : next)}
        onBlur={() => {
          if (!readOnly && value !== undefined) lookUp(value)
          onBlur()
        }}
      />
      {!readOnly && (
        <div className="flex flex-wrap gap-2">
          <Button
            aria-expanded={isLooking}
            onClick={() => {
              setProblem(undefined)
              setLooking(true)
            }}
          >
            {t('scan')}
          </Button>
          <Button busy={isReading} onClick={() => input.current?.click()}>
            {t('fromPicture')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            onChange={(event) => {
              void readPicture(event.target.files?.[0])
              // The same picture can be chosen again.
              event.target.value = ''
            }}
          />
        </div>
      )}
      {isLooking && !readOnly && (
        <Camera
          kind={options.kinds}
          onCode={(code) => {
            setLooking(false)
            take(code)
            goOn()
          }}
          onClose={() => {
            setLooking(false)
            goOn()
          }}
        />
      )}
      <FieldErrors id={undefined} errors={problem === undefined ? [] : [problem]} className="text-base" />
      {note}
      <LiveRegion message={announcement} />
    </div>
  )
}
