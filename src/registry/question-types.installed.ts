/** The public page's question types where no server names them: where the page is drawn on the server, in tests and in stories. */
import addresses from 'virtual:plugins/lazy/question-types/addresses'
import formatters from 'virtual:plugins/lazy/question-types/formatter'
import parsers from 'virtual:plugins/lazy/question-types/parse'
import renderers from 'virtual:plugins/lazy/question-types/renderer'
import validators from 'virtual:plugins/lazy/question-types/validator'
import type { FillQuestionType } from './question-types.fill.ts'

export const findQuestionType = async (id: string): Promise<FillQuestionType | null> => {
  const renderer = renderers.get(id)
  if (!renderer) return null
  const parser = parsers.get(id)
  const [view, validator, formatter, parts] = await Promise.all([
    renderer(),
    validators.get(id)?.(),
    formatters.get(id)?.(),
    addresses.get(id)?.(),
  ])
  return {
    id,
    renderer: view,
    ...(validator && { validator }),
    ...(formatter && { formatter }),
    ...(parts && { addresses: parts }),
    ...(parser && { parser }),
  }
}
