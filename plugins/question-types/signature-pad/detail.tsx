import { type DetailProps, defineDetail } from '#sdk/designer'
import { PictureGallery } from '../../_families/files/picture-gallery.tsx'
import type signaturePad from './definition.ts'

export default defineDetail<typeof signaturePad>(({ answer, text }: DetailProps<typeof signaturePad>) => (
  <PictureGallery pictures={[{ ...answer, name: text }]} />
))
