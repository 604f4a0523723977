import { type CellProps, defineCell, useFileUrl } from '#sdk/designer'
import { CellPicture } from '../../_families/files/cell-picture.tsx'
import type imageUpload from './definition.ts'

export default defineCell<typeof imageUpload>(ImageUploadCell)

/** Small pictures with their names, each leading to its file. */
function ImageUploadCell({ answer, text }: CellProps<typeof imageUpload>) {
  const fileUrl = useFileUrl()
  return (
    <ul className="flex max-w-72 gap-2 overflow-hidden" title={text}>
      {answer.map((file) => (
        <li key={file.id} className="min-w-0">
          <a
            href={fileUrl(file.id)}
            target="_blank"
            rel="noopener"
            className="flex min-w-0 items-center gap-1.5 rounded-sm text-accent-text underline-offset-2 hover:underline"
          >
            <span aria-hidden="true">
              <CellPicture file={file} />
            </span>
            <span className="truncate">{file.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
