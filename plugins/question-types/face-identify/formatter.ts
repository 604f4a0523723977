import { defineFormatter, type FormatContext } from '#sdk'
import type faceIdentify from './definition.ts'
import type { FaceAnswer } from './parts/check.ts'

export default defineFormatter<typeof faceIdentify>({
  text: (answer, _options, context) => textOf(answer, context),
  // A spreadsheet has no pictures: where one is kept, its address goes along.
  cells: (answer, _options, context) => {
    const name = textOf(answer, context)
    return answer.result === 'declined' || !answer.picture
      ? [name]
      : [context.t('withAddress', { name, address: context.fileUrl(answer.picture.id) })]
  },
})

const textOf = (answer: FaceAnswer, { t }: FormatContext): string => {
  if (answer.result === 'declined') return t('declined')
  const result = t(answer.from === 'file' ? `byFile.${answer.result}` : answer.result)
  return answer.likeness === undefined ? result : t('withLikeness', { result, n: answer.likeness })
}
