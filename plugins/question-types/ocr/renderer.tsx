import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { FieldErrors } from '#ds/field'
import { LiveRegion } from '#ds/live-region'
import { ProgressBar } from '#ds/progress'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { defineRenderer, type RendererProps, useBusy, useT, useText } from '#sdk/ui'
import { useFillOthers } from '../../_families/fill-in/use-fill-others.tsx'
import type ocr from './definition.ts'
import { fillsOf } from './parts/fills-of.ts'
import { facts, maxMegabytes } from './parts/kinds.ts'
import { pickFacts, pickOut } from './parts/pick-out.ts'

export default defineRenderer<typeof ocr>(OcrRenderer, { label: 'control' })

function OcrRenderer({ options, value, readOnly, onChange, onBlur, ...p }: RendererProps<typeof ocr>) {
  const t = useT()
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const working = useRef<AbortController>(undefined)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const fills = fillsOf(options)
  const { fillOthers, note } = useFillOthers(Object.values(fills))
  useBusy(share !== undefined)
  useEffect(() => () => working.current?.abort(), [])

  const read = async (file: File | undefined) => {
    if (!file) return
    setAnnouncement('')
    setProblem(undefined)
    if (!/\.(jpe?g|png)$/i.test(file.name)) return setProblem(t('wrongType'))
    if (file.size > maxMegabytes * 1024 * 1024) return setProblem(t('tooLarge', { n: maxMegabytes }))
    const controller = new AbortController()
    working.current = controller
    setShare(0)
    try {
      // Some megabytes that only those fetch who have a picture read.
      const { recognise } = await import('./parts/recognise.ts')
      const recognised = await recognise(file, { onProgress: setShare, signal: controller.signal })
      const found = pickOut(options.kind, recognised)
      if (found === null) setProblem(t('nothing'))
      else {
        setAnnouncement(t('done'))
        onChange(found)
        const read = pickFacts(options.kind, recognised, found)
        void fillOthers?.(
          Object.fromEntries(facts.flatMap((fact) => (read[fact] && fills[fact] ? [[fills[fact], read[fact]]] : []))),
        )
      }
    } catch {
      if (!controller.signal.aborted) setProblem(t('failed'))
    } finally {
      setShare(undefined)
      document.getElementById(p.controlId)?.focus()
    }
  }

  const control = {
    id: p.controlId,
    describedBy: p.describedBy,
    invalid: p.issues.length > 0,
    required: p.question.required,
    readOnly,
    value: value ?? '',
    placeholder: text(options.placeholder) || undefined,
    onChange: (next: string) => onChange(next === '' ? undefined : next),
    onBlur,
  }
  return (
    <div className="flex flex-col gap-3">
      {options.kind === 'text' ? <Textarea rows={4} {...control} /> : <TextInput autoComplete="off" {...control} />}
      {!readOnly && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button busy={share !== undefined} onClick={() => input.current?.click()}>
            {t('pick')}
          </Button>
          {share !== undefined && <Button onClick={() => working.current?.abort()}>{t('stop')}</Button>}
          <span className="min-w-40 flex-1 text-muted text-sm">{t('hint', { n: maxMegabytes })}</span>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            onChange={(event) => {
              void read(event.target.files?.[0])
              // The same picture can be chosen again.
              event.target.value = ''
            }}
          />
        </div>
      )}
      {share !== undefined && <ProgressBar value={Math.round(share * 100)} label={t('working')} />}
      <FieldErrors id={undefined} errors={problem === undefined ? [] : [problem]} className="text-base" />
      {note}
      <LiveRegion message={announcement} />
    </div>
  )
}
