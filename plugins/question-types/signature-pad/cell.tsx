import { type CellProps, defineCell, useFileUrl } from '#sdk/designer'
import { CellPicture } from '../../_families/files/cell-picture.tsx'
import type signaturePad from './definition.ts'

export default defineCell<typeof signaturePad>(SignatureCell)

function SignatureCell({ answer, text }: CellProps<typeof signaturePad>) {
  const fileUrl = useFileUrl()
  return (
    <a
      href={fileUrl(answer.id)}
      target="_blank"
      rel="noopener"
      className="flex min-w-0 items-center gap-1.5 rounded-sm text-accent-text underline-offset-2 hover:underline"
    >
      <span aria-hidden="true">
        <CellPicture file={answer} className="w-16" />
      </span>
      <span className="truncate">{text}</span>
    </a>
  )
}
