import { definePrint, type PrintProps } from '#sdk/designer'
import { PrintedPicture } from '../../_families/files/printed-picture.tsx'
import type signaturePad from './definition.ts'

export default definePrint<typeof signaturePad>(SignaturePrint)

/** The signature itself; where nobody signed, a line to sign on by hand. */
function SignaturePrint({ answer, text }: PrintProps<typeof signaturePad>) {
  if (!answer) return <span className="mt-12 block h-px w-64 max-w-full border-ink border-b" />
  return (
    <div className="max-w-80">
      <PrintedPicture file={{ ...answer, name: text }} />
    </div>
  )
}
