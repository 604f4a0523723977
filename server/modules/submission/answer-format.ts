// Answers as people read them, in a given language: formatters of the question types with what they need.
import languages from 'virtual:locales/admin'
import type { Json, Question } from '#shared/form/definition'
import { paramText } from '#shared/form/number-text'
import type { Cell, FormatContext, TypeFormatter } from '#shared/form/question-type'
import { pickText } from '#shared/form/text'
import { formatters } from '../../plugins/question-types.ts'

/** A word of a namespace, with `{{params}}` filled in; plurals by `count`. The key itself when there is none. */
export type Translate = (namespace: string, key: string, params?: Readonly<Record<string, string | number>>) => string

/** Texts of one language, falling back to Chinese, the source of all texts. */
export const loadTexts = async (language: string): Promise<Translate> => {
  const spoken = Object.hasOwn(languages, language) ? language : sourceLanguage
  return translatorOf(spoken, await Promise.all([textsOf(language), textsOf(sourceLanguage)]))
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** @param sources of texts by namespace, best first; `language` is that of the first */
export const translatorOf = (language: string, sources: readonly Texts[]): Translate => {
  const plural = new Intl.PluralRules(language)
  return (namespace, key, params = {}) => {
    const { count } = params
    const keys = typeof count === 'number' ? [`${key}_${plural.select(count)}`, `${key}_other`, key] : [key]
    for (const texts of sources) {
      for (const candidate of keys) {
        const text = texts[namespace]?.[candidate]
        if (text !== undefined)
          return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => paramText(params[name] ?? '', language))
      }
    }
    return key
  }
}

export interface AnswerFormatOptions {
  readonly language: string
  readonly defaultLanguage: string
  readonly translate: Translate
  /** Address that opens an uploaded file. */
  readonly fileUrl: (fileId: string) => string
}

/** A question bound to its formatter. Never throws: an answer its formatter cannot read is shown as JSON. */
export interface AnswerFormat {
  readonly text: (answer: Json) => string
  /** Sub-headings; [] means one column without one. */
  readonly headers: readonly string[]
  /** As many as headers, or one. */
  readonly cells: (answer: Json) => readonly Cell[]
  readonly context: FormatContext
}

export const createAnswerFormat = (question: Question, options: AnswerFormatOptions): AnswerFormat => {
  const children = (question.children ?? []).map((child) => ({
    question: child,
    format: createAnswerFormat(child, options).text,
  }))
  const context: FormatContext = {
    language: options.language,
    text: (text) => pickText(text, options.language, options.defaultLanguage),
    t: (key, params) => options.translate(`question-types/${question.type}`, key, params),
    fileUrl: options.fileUrl,
    children,
  }
  // The registry joined type and formatter by folder name, which the compiler cannot follow.
  const formatter = formatters.get(question.type) as TypeFormatter<Json, Json> | undefined
  const text = (answer: Json): string => {
    try {
      return formatter ? formatter.text(answer, question.options, context) : plain(answer)
    } catch {
      return plain(answer)
    }
  }
  const headers = headersOf(formatter, question, context)
  const cellsOf = formatter?.cells
  if (!cellsOf) return { text, headers, context, cells: (answer) => [text(answer)] }
  const width = Math.max(1, headers.length)
  return {
    text,
    headers,
    context,
    cells: (answer) => {
      try {
        const cells = cellsOf(answer, question.options, context)
        return cells.length === width ? cells : fitted(cells, width)
      } catch {
        return fitted([plain(answer)], width)
      }
    },
  }
}

const sourceLanguage = 'zh-cn'

const textsOf = async (language: string): Promise<Record<string, Record<string, string>>> =>
  Object.hasOwn(languages, language) ? ((await languages[language]?.())?.default ?? {}) : {}

const headersOf = (
  formatter: TypeFormatter<Json, Json> | undefined,
  question: Question,
  context: FormatContext,
): readonly string[] => {
  try {
    return formatter?.headers?.(question.options, context) ?? []
  } catch {
    return []
  }
}

const fitted = (cells: readonly Cell[], width: number): Cell[] =>
  Array.from({ length: width }, (_, index) => cells[index] ?? null)

const plain = (answer: Json): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))
