import { type DetailProps, defineDetail } from '#sdk/designer'
import { PictureGallery } from '../../_families/files/picture-gallery.tsx'
import type faceIdentify from './definition.ts'

export default defineDetail<typeof faceIdentify>(({ answer, text }: DetailProps<typeof faceIdentify>) =>
  answer.result === 'declined' || !answer.picture ? (
    text
  ) : (
    <PictureGallery pictures={[{ ...answer.picture, name: text }]} />
  ),
)
