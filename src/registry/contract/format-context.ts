// What a formatter is given, with the words of the sources.

import type { Question } from '#sdk'
import { paramText } from '../../shared/form/number-text.ts'
import type { FormatContext } from '../../shared/form/question-type.ts'
import { pickText } from '../../shared/form/text.ts'
import { sourceOf } from './constants.ts'
import type { TypeFolder } from './type-folder.ts'

export const formatContext = (type: TypeFolder, children: readonly Question[] = []): FormatContext => {
  const language = sourceOf(type)
  const { fill = {}, admin = {} } = type.locales.get(language) ?? {}
  const texts = { ...admin, ...fill }
  const text: FormatContext['text'] = (wording) => pickText(wording, language, language)
  return {
    language,
    text,
    t: (key, params = {}) =>
      (texts[key] ?? texts[`${key}_other`] ?? `question-types/${type.id}:${key}`).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => paramText(params[name] ?? '', language),
      ),
    fileUrl: (fileId) => `/file/${fileId}`,
    children: children.map((question) => ({
      question,
      format: (answer) => {
        const own = type.sibling(question.type)
        return own?.validator?.is(answer)
          ? (own.formatter?.text(answer, question.options, formatContext(own)) ?? '')
          : ''
      },
    })),
  }
}
