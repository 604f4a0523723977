import { storePicture } from '../../api/store-picture.ts'
import { usePermission } from '../../session/allow.tsx'

/** Stores a picture of a rich text and resolves to its address; undefined for people who may not upload any. */
export const useUploadPicture = (): ((picture: File) => Promise<string>) | undefined => {
  const mayUpload = usePermission('common:file:upload')
  return mayUpload ? storePicture : undefined
}
