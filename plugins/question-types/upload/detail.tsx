import { Icon } from '#ds/icon'
import { type DetailProps, defineDetail, useFileUrl } from '#sdk/designer'
import { isPictureName } from '#shared/file-types'
import { PictureGallery } from '../../_families/files/picture-gallery.tsx'
import type upload from './definition.ts'

export default defineDetail<typeof upload>(UploadDetail)

/** Pictures as pictures, large when pressed; other files by their names, to be opened. */
function UploadDetail({ answer }: DetailProps<typeof upload>) {
  const fileUrl = useFileUrl()
  const pictures = answer.filter(({ name }) => isPictureName(name))
  const others = answer.filter(({ name }) => !isPictureName(name))
  return (
    <div className="flex flex-col gap-3 whitespace-normal">
      {pictures.length > 0 && <PictureGallery pictures={pictures} />}
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
    </div>
  )
}
