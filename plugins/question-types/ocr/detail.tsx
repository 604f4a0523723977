import { type DetailProps, defineDetail } from '#sdk/designer'
import type ocr from './definition.ts'

/** With its lines, as it was recognised. */
export default defineDetail<typeof ocr>(({ answer }: DetailProps<typeof ocr>) => (
  <p className="wrap-anywhere whitespace-pre-wrap">{answer}</p>
))
