import { useState } from 'react'
import { Lightbox } from '#ds/lightbox'
import { AnswerPicture, useFiles, useFileUrl } from '#sdk/designer'
import type { AnswerFile } from './files.ts'

/** Pictures of an answer where there is room: large when pressed, to be turned, zoomed and fetched. */
export const PictureGallery = ({ pictures }: { pictures: readonly AnswerFile[] }) => {
  const fileUrl = useFileUrl()
  const [openId, setOpenId] = useState<string>()
  const shown = useFiles(pictures.map(({ id }) => id))
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((file) => (
          <li key={file.id} className="flex max-w-full flex-col gap-1">
            <button
              type="button"
              aria-haspopup="dialog"
              className="block max-w-full self-start overflow-hidden rounded-md border border-hairline bg-paper"
              onClick={() => setOpenId(file.id)}
            >
              <AnswerPicture file={file} className="max-h-60 max-w-full object-contain" />
            </button>
            <span className="wrap-anywhere text-muted text-sm">{file.name}</span>
          </li>
        ))}
      </ul>
      <Lightbox
        images={pictures.flatMap(({ id, name }) => {
          const file = shown.get(id)
          return file?.state === 'ready' ? [{ id, src: file.url, alt: name, download: fileUrl(id) }] : []
        })}
        openId={openId}
        onOpenChange={setOpenId}
      />
    </>
  )
}
