import { useEffect, useRef, useState } from 'react'
import { FieldErrors } from '#ds/field'
import { LiveRegion } from '#ds/live-region'
import { Upload } from '#ds/upload'
import type { Issue } from '#sdk'
import { defineRenderer, type RendererProps, useBusy, useFiles, useFileUrl, useT } from '#sdk/ui'
import { isPictureName, withFamilies } from '#shared/file-types'
import type upload from './definition.ts'
import { fileIssues } from './parts/file-issues.ts'
import { type AnswerFile, typesOf } from './parts/files.ts'
import { useSending } from './parts/use-sending.ts'

export default defineRenderer<typeof upload>(UploadRenderer, { label: 'group' })

function UploadRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof upload>) {
  const t = useT()
  const fileUrl = useFileUrl()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const isEmpty = (value ?? []).length === 0
  const accepted = withFamilies(options.extensions)
  const refusalsId = `${p.controlId}-refusals`

  // Two files may arrive before the next render.
  const latest = useRef<readonly AnswerFile[]>([])
  useEffect(() => {
    latest.current = value ?? []
  })
  const emit = (files: readonly AnswerFile[]) => {
    latest.current = files
    onChange(files.length === 0 ? undefined : [...files])
  }
  const sending = useSending((file) => {
    setAnnouncement(t('arrived', { name: file.name }))
    emit([...latest.current, file])
  })

  useBusy(
    sending.files.some(({ error }) => error === undefined),
    sending.files.some(({ error }) => error !== undefined),
  )
  const stored = value ?? []
  const pictures = useFiles(stored.filter(({ name }) => isPictureName(name)).map(({ id }) => id))
  const thumbnailOf = (id: string) => {
    const file = pictures.get(id)
    return file?.state === 'ready' ? file.url : undefined
  }

  const pick = (picked: readonly File[]) => {
    const issues = fileIssues(options)
    const refused = new Set<Issue>()
    const room = options.maxCount - (value?.length ?? 0) - sending.files.length
    const taken: File[] = []
    for (const file of picked) {
      const issue = issues.of(file) ?? (taken.length < room ? null : issues.tooMany)
      if (issue) refused.add(issue)
      else taken.push(file)
    }
    setRefusals([...refused].map(({ code, params }) => t(`issue.${code.slice('upload.'.length)}`, params)))
    sending.add(taken)
  }
  const remove = (id: string) => {
    setRefusals([])
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
          ...stored.map((file) => ({ ...file, url: fileUrl(file.id), thumbnail: thumbnailOf(file.id) })),
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
        onRetry={sending.retry}
        labels={{
          pick: t('pick'),
          drop: t('drop'),
          remove: t('remove'),
          retry: t('retry'),
          uploading: t('uploading'),
        }}
        hint={t('hint', {
          types: typesOf(accepted),
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
