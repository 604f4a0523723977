import { definePrint, type PrintProps } from '#sdk/designer'
import { PrintedPicture } from '../../_families/files/printed-picture.tsx'
import type imageUpload from './definition.ts'

export default definePrint<typeof imageUpload>(ImageUploadPrint)

/** Each picture as large as the paper allows. */
function ImageUploadPrint({ answer, text }: PrintProps<typeof imageUpload>) {
  if (!answer) return text
  return (
    <ul className="flex flex-col gap-4">
      {answer.map((file) => (
        <li key={file.id} className="break-inside-avoid">
          <PrintedPicture file={file} />
        </li>
      ))}
    </ul>
  )
}
