/** A question host without an application around it: for stories and tests. Uploads stay in memory. */
import { randomId } from '../../shared/form/ids.ts'
import { pickText } from '../../shared/form/text.ts'
import type { QuestionHost, UploadedFile } from './question-host.tsx'

/** Texts by namespace and key, as the locale files hold them. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const fallbackLanguage = 'zh-cn'

export const plainHost = (texts: Texts, language: string): QuestionHost => ({
  language,
  pickText: (text) => pickText(text, language, fallbackLanguage),
  translate: translatorOf(texts, language),
  uploadFile: keepInMemory,
  callAction: () => Promise.reject(new Error('This host has no server actions')),
  fetchData: () => Promise.reject(new Error('This host has no data of types')),
  fileUrl: (fileId) => fileId,
  openFile: (fileId, hear) => {
    hear({ state: 'ready', url: pictures.get(fileId) ?? fileId })
    return () => undefined
  },
  renderQuestion: ({ question, scope }) => (
    <p key={`${scope} ${question.id}`}>{pickText(question.title, language, fallbackLanguage)}</p>
  ),
})

/** Fills in `{{params}}` and picks the plural form of `count`. A missing text shows as `namespace:key`. */
const translatorOf = (texts: Texts, language: string): QuestionHost['translate'] => {
  const plurals = new Intl.PluralRules(language)
  return (namespace, key, params = {}) => {
    const words = texts[namespace] ?? {}
    const form = typeof params.count === 'number' ? plurals.select(params.count) : 'other'
    const text = words[key] ?? words[`${key}_${form}`] ?? words[`${key}_other`] ?? `${namespace}:${key}`
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
  }
}

const pictures = new Map<string, string>()

const keepInMemory: QuestionHost['uploadFile'] = async (_questionId, file, { onProgress }): Promise<UploadedFile> => {
  onProgress?.(1)
  // As the server's are: a type that checks the ids of its answers takes them.
  const id = randomId(28)
  const url = URL.createObjectURL(file)
  pictures.set(id, url)
  return { id, name: file.name, size: file.size, url }
}
