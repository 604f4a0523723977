import { type CellProps, defineCell, useFileUrl } from '#sdk/designer'
import { CellPicture } from '../../_families/files/cell-picture.tsx'
import type faceIdentify from './definition.ts'

export default defineCell<typeof faceIdentify>(FaceIdentifyCell)

/** The result; where a picture is kept, it leads to it. */
function FaceIdentifyCell({ answer, text }: CellProps<typeof faceIdentify>) {
  const fileUrl = useFileUrl()
  if (answer.result === 'declined' || !answer.picture) return text
  return (
    <a
      href={fileUrl(answer.picture.id)}
      target="_blank"
      rel="noopener"
      className="flex min-w-0 items-center gap-1.5 rounded-sm text-accent-text underline-offset-2 hover:underline"
    >
      <span aria-hidden="true">
        <CellPicture file={answer.picture} />
      </span>
      <span className="truncate">{text}</span>
    </a>
  )
}
