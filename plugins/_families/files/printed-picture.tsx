import { AnswerPicture } from '#sdk/designer'
import type { AnswerFile } from './files.ts'

/** A picture as large as the paper allows, with its name. */
export const PrintedPicture = ({ file }: { file: AnswerFile }) => (
  <figure>
    <AnswerPicture file={file} className="max-h-[200mm] max-w-full object-contain" />
    <figcaption className="mt-1 text-muted text-sm">{file.name}</figcaption>
  </figure>
)
