import { useLayoutEffect, useRef, useState } from 'react'
import { FieldErrors } from '#ds/field'
import { LiveRegion } from '#ds/live-region'
import { Upload } from '#ds/upload'
import type { Issue } from '#sdk'
import { defineRenderer, type RendererProps, useBusy, useFiles, useFileUrl, useT } from '#sdk/ui'
import { isPictureName, withFamilies } from '#shared/file-types'
import { isWaitingFile } from '#shared/waiting-file'
import { fileIssues } from '../../_families/files/file-issues.ts'
import { type AnswerFile, typesToRead } from '../../_families/files/files.ts'
import { useSending } from '../../_families/files/use-sending.ts'
import type upload from './definition.ts'

export default defineRenderer<typeof upload>(UploadRenderer, { label: 'group' })

function UploadRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof upload>) {
  const t = useT()
  const fileUrl = useFileUrl()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const isEmpty = (value ?? []).length === 0
  const accepted = withFamilies(options.extensions)
  const refusalsId = `${p.controlId}-refusals`

  // Two files may arrive before the next render, or between one and what is done after its paint.
  const latest = useRef<readonly AnswerFile[]>([])
  useLayoutEffect(() => {
    latest.current = value ?? []
  })
  const emit = (files: readonly AnswerFile[]) => {
    latest.current = files
    onChange(files.length === 0 ? undefined : [...files])
  }
  const sending = useSending((file) => {
    // What waits is not there yet; it says so in the list, and the page tells when it has arrived.
    if (!isWaitingFile(file.id)) setAnnouncement(t('arrived', { name: file.name }))
    emit([...latest.current, file])
  })

  const callOff = useBusy(
    sending.files.some(({ error }) => error === undefined),
    sending.files.some(({ error }) => error !== undefined),
  )
  const stored = value ?? []
  const opened = useFiles(stored.filter(({ id, name }) => isPictureName(name) || isWaitingFile(id)).map(({ id }) => id))
  const rowOf = (file: AnswerFile) => {
    const state = opened.get(file.id)
    const { url, note } = state?.state === 'ready' ? state : {}
    const address = isWaitingFile(file.id) ? url : fileUrl(file.id)
    return { ...file, url: address, note, thumbnail: isPictureName(file.name) ? url : undefined }
  }

  const tell = (refused: ReadonlySet<Issue>) =>
    setRefusals([...refused].map(({ code, params }) => t(`issue.${code.slice('upload.'.length)}`, params)))
  // One that did not arrive takes nobody's place, until it is sent again.
  const room = options.maxCount - stored.length - sending.files.filter(({ error }) => error === undefined).length
  const pick = (picked: readonly File[]) => {
    const issues = fileIssues('upload', options)
    const refused = new Set<Issue>()
    const taken: File[] = []
    for (const file of picked) {
      const issue = issues.of(file) ?? (taken.length < room ? null : issues.tooMany)
      if (issue) refused.add(issue)
      else taken.push(file)
    }
    tell(refused)
    sending.add(taken)
  }
  const retry = (key: string) => {
    tell(new Set(room > 0 ? [] : [fileIssues('upload', options).tooMany]))
    if (room > 0) sending.retry(key)
  }
  const remove = (id: string) => {
    setRefusals([])
    // Who takes a file out after pressing the button is not done yet.
    callOff()
    // The button that was pressed goes away with its file.
    document.getElementById(p.controlId)?.focus()
    if (sending.files.some(({ key }) => key === id)) sending.remove(id)
    else emit(latest.current.filter((file) => file.id !== id))
  }

  return (
    <>
      <Upload
        id={p.controlId}
        labelledBy={p.labelId}
        describedBy={[p.describedBy, refusals.length > 0 && refusalsId].filter(Boolean).join(' ') || undefined}
        files={[
          ...stored.map(rowOf),
          ...sending.files.map(({ key, file, share, error }) => ({
            id: key,
            name: file.name,
            size: file.size,
            error,
            progress: error === undefined ? share * 100 : undefined,
          })),
        ]}
        accept={accepted.map((extension) => `.${extension}`).join(',')}
        multiple={options.maxCount > 1}
        onPick={pick}
        onRemove={remove}
        onRetry={retry}
        labels={{
          pick: t('pick'),
          drop: t('drop'),
          remove: t('remove'),
          retry: t('retry'),
          uploading: t('uploading'),
        }}
        hint={t('hint', {
          types: typesToRead(accepted),
          n: options.maxMegabytes,
          count: options.maxCount,
        })}
        // Without a file there is nothing to read: the designer's canvas shows where files will go.
        disabled={readOnly && isEmpty}
        readOnly={readOnly && !isEmpty}
        required={p.question.required}
        invalid={p.issues.length > 0}
      />
      <FieldErrors id={refusalsId} errors={refusals} className="mt-2 text-base" />
      <LiveRegion message={announcement} />
    </>
  )
}
