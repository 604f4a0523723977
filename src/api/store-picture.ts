import { uploadPicture } from '#shared/contract/file'
import { call } from './call.ts'

/**
 * Stores a picture for a rich text and gives its address (spec 9). A failure is told as any other; the editor says
 * beside its button that there is no picture.
 */
export const storePicture = (picture: File): Promise<string> => {
  const form = new FormData()
  form.append('file', picture)
  return call(uploadPicture, { form })
}
