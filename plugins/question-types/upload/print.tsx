import { definePrint, type PrintProps } from '#sdk/designer'
import { isPictureName } from '#shared/file-types'
import { PrintedPicture } from '../../_families/files/printed-picture.tsx'
import type upload from './definition.ts'

export default definePrint<typeof upload>(UploadPrint)

/** Pictures as large as the paper allows, each with its name; of other files the names, since nobody can open them. */
function UploadPrint({ answer, text }: PrintProps<typeof upload>) {
  if (!answer) return text
  return (
    <ul className="flex flex-col gap-4">
      {answer.map((file) => (
        <li key={file.id} className="break-inside-avoid">
          {isPictureName(file.name) ? <PrintedPicture file={file} /> : file.name}
        </li>
      ))}
    </ul>
  )
}
