import { useState } from 'react'
import { Icon } from '#ds/icon'
import { Lightbox } from '#ds/lightbox'
import { AnswerPicture, type DetailProps, defineDetail, useFiles, useFileUrl } from '#sdk/designer'
import { isPictureName } from '#shared/file-types'
import type upload from './definition.ts'

export default defineDetail<typeof upload>(UploadDetail)

/** Pictures as pictures, large when pressed; other files by their names, to be opened. */
function UploadDetail({ answer }: DetailProps<typeof upload>) {
  const fileUrl = useFileUrl()
  const [openId, setOpenId] = useState<string>()
  const pictures = answer.filter(({ name }) => isPictureName(name))
  const others = answer.filter(({ name }) => !isPictureName(name))
  const shown = useFiles(pictures.map(({ id }) => id))
  return (
    <div className="flex flex-col gap-3 whitespace-normal">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((file) => (
            <li key={file.id} className="max-w-full">
              <button
                type="button"
                aria-haspopup="dialog"
                className="block max-w-full overflow-hidden rounded-md border border-hairline"
                onClick={() => setOpenId(file.id)}
              >
                <AnswerPicture file={file} className="max-h-60 max-w-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="flex flex-col gap-1">
          {others.map(({ id, name }) => (
            <li key={id}>
              <a
                href={fileUrl(id)}
                target="_blank"
                rel="noopener"
                className="inline-flex max-w-full items-center gap-2 rounded-sm text-accent-text underline underline-offset-2"
              >
                <Icon name="file" size={16} className="shrink-0" />
                <span className="min-w-0 break-words">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        images={pictures.flatMap(({ id, name }) => {
          const file = shown.get(id)
          return file?.state === 'ready' ? [{ id, src: file.url, alt: name, download: fileUrl(id) }] : []
        })}
        openId={openId}
        onOpenChange={setOpenId}
      />
    </div>
  )
}
