import { clsx } from 'clsx'
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react'
import { FieldErrors } from '#ds/field'
import { LiveRegion } from '#ds/live-region'
import { defineRenderer, type RendererProps, useBusy, useFiles, useFileUrl, useT } from '#sdk/ui'
import { isWaitingFile } from '#shared/waiting-file'
import { type AnswerFile, typesToRead } from '../../_families/files/files.ts'
import { useSending } from '../../_families/files/use-sending.ts'
import type imageUpload from './definition.ts'
import { Cropper } from './parts/cropper.tsx'
import { PickButtons } from './parts/pick-buttons.tsx'
import { pictureExtensions, ratioOf } from './parts/picture-rules.ts'
import { PictureTile } from './parts/picture-tile.tsx'
import { usePicked } from './parts/use-picked.ts'

export default defineRenderer<typeof imageUpload>(ImageUploadRenderer, { label: 'group' })

function ImageUploadRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof imageUpload>) {
  const t = useT()
  const fileUrl = useFileUrl()
  const [announcement, setAnnouncement] = useState('')
  const [over, setOver] = useState(false)
  const stored = value ?? []
  const ids = { hint: `${p.controlId}-hint`, refusals: `${p.controlId}-refusals` }

  // Two pictures may arrive before the next render.
  const latest = useRef<readonly AnswerFile[]>([])
  useLayoutEffect(() => {
    latest.current = value ?? []
  })
  const emit = (files: readonly AnswerFile[]) => {
    latest.current = files
    onChange(files.length === 0 ? undefined : [...files])
  }
  const sending = useSending((file) => {
    // What waits is not there yet; it says so itself, and the page tells when it has arrived.
    if (!isWaitingFile(file.id)) setAnnouncement(t('arrived', { name: file.name }))
    emit([...latest.current, file])
  })
  // One that did not arrive takes nobody's place, until it is sent again.
  const onTheirWay = sending.files.filter(({ error }) => error === undefined).length
  const isFull = stored.length + onTheirWay >= options.maxCount
  const picked = usePicked(options, stored.length + onTheirWay, sending.add)
  const callOff = useBusy(
    picked.preparing.length > 0 || sending.files.some(({ error }) => error === undefined),
    picked.cutting !== undefined || sending.files.some(({ error }) => error !== undefined),
  )
  const pictures = useFiles(stored.map(({ id }) => id))
  const tileOf = ({ id, name }: AnswerFile) => {
    const file = pictures.get(id)
    const { url: src, note } = file?.state === 'ready' ? file : {}
    return { id, name, src, note, url: isWaitingFile(id) ? src : fileUrl(id) }
  }

  const focusPick = () => document.getElementById(p.controlId)?.focus()
  const remove = (id: string) => {
    picked.forgetRefusals()
    // Who takes a picture out after pressing the button is not done yet.
    callOff()
    // The button that was pressed goes away with its picture.
    focusPick()
    if (sending.files.some(({ key }) => key === id)) sending.remove(id)
    else emit(latest.current.filter((file) => file.id !== id))
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      picked.pick([...event.dataTransfer.files])
    },
  }
  const { cutting } = picked
  const ratio = ratioOf(options.crop)
  const describedBy = [p.describedBy, ids.hint, picked.refusals.length > 0 && ids.refusals].filter(Boolean).join(' ')

  return (
    <fieldset
      aria-labelledby={p.labelId}
      className="flex min-w-0 flex-col gap-3"
      onPaste={(event) => {
        if (readOnly || options.cameraOnly || event.clipboardData.files.length === 0) return
        event.preventDefault()
        picked.pick([...event.clipboardData.files])
      }}
    >
      {(!readOnly || stored.length === 0) && (
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed p-3',
            over && 'border-accent-solid bg-accent-soft',
            !over && (p.issues.length > 0 ? 'border-danger-solid bg-paper' : 'border-control bg-paper'),
          )}
          {...(!readOnly && !options.cameraOnly && drop)}
        >
          <PickButtons
            id={p.controlId}
            describedBy={describedBy}
            cameraOnly={options.cameraOnly}
            multiple={options.maxCount > 1}
            disabled={readOnly}
            full={isFull}
            invalid={p.issues.length > 0}
            onPick={picked.pick}
          />
          <span className="min-w-40 flex-1 text-muted text-sm">
            {!options.cameraOnly && !isFull && <span className="pointer-coarse:hidden">{t('drop')}</span>}
            <span id={ids.hint} className="wrap-break-word block">
              {t('hint', { types: typesToRead(pictureExtensions), n: options.maxMegabytes, count: options.maxCount })}
            </span>
          </span>
        </div>
      )}
      {(stored.length > 0 || sending.files.length > 0 || picked.preparing.length > 0) && (
        <ul className="flex flex-wrap gap-3">
          {stored.map((file) => (
            <PictureTile
              key={file.id}
              tile={tileOf(file)}
              onRemove={readOnly ? undefined : () => remove(file.id)}
              onRetry={() => undefined}
            />
          ))}
          {sending.files.map(({ key, file, share, error }) => (
            <PictureTile
              key={key}
              tile={{ id: key, name: file.name, error, share: error === undefined ? share : undefined }}
              onRemove={() => remove(key)}
              onRetry={() => picked.again(() => sending.retry(key))}
            />
          ))}
          {picked.preparing.map(({ key, file }) => (
            <PictureTile
              key={key}
              tile={{ id: key, name: t('preparing', { name: file.name }) }}
              onRemove={undefined}
              onRetry={() => undefined}
            />
          ))}
        </ul>
      )}
      {cutting && ratio !== undefined && (
        <Cropper
          key={cutting.key}
          file={cutting.file}
          ratio={ratio}
          onCut={(view) => {
            focusPick()
            picked.cut(cutting, view)
          }}
          onCancel={() => {
            focusPick()
            picked.cancelCut(cutting)
          }}
        />
      )}
      <FieldErrors id={ids.refusals} errors={picked.refusals} className="text-base" />
      <LiveRegion message={announcement} />
    </fieldset>
  )
}
