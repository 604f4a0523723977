import { definePrint, type PrintProps } from '#sdk/designer'
import { PrintedPicture } from '../../_families/files/printed-picture.tsx'
import type faceIdentify from './definition.ts'

export default definePrint<typeof faceIdentify>(FaceIdentifyPrint)

/** The result, with the picture where one is kept. */
function FaceIdentifyPrint({ answer, text }: PrintProps<typeof faceIdentify>) {
  if (!answer || answer.result === 'declined' || !answer.picture) return text
  return (
    <div className="max-w-60">
      <PrintedPicture file={{ ...answer.picture, name: text }} />
    </div>
  )
}
