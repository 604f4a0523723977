import { type DetailProps, defineDetail } from '#sdk/designer'
import { PictureGallery } from '../../_families/files/picture-gallery.tsx'
import type imageUpload from './definition.ts'

export default defineDetail<typeof imageUpload>(({ answer }: DetailProps<typeof imageUpload>) => (
  <PictureGallery pictures={answer} />
))
