import texts from 'virtual:locales/admin'
import { stepsSeen } from '#sdk'
import { type FormDefinition, type Question, survey } from '#shared/form/definition'
import { newQuestionId } from '#shared/form/ids'
import { definitions } from '#src/registry/question-types.admin.ts'

/** A form that asks one question of every type there is, each named after its type; a new folder joins by itself. */
export const everyTypeForm = async (language: string): Promise<FormDefinition> => {
  const load = texts[language] ?? texts['zh-cn']
  const words = load ? (await load()).default : {}
  const questions = [...definitions.values()]
    // Page breaks would put the rest on other pages; they have a story of their own.
    .filter((type) => type.flow !== 'page')
    .map((type, position): Question => {
      const title = words[`question-types/${type.id}`]?.title ?? type.id
      return {
        id: `type${position}`,
        type: type.id,
        title: { [language]: title },
        required: position === 0,
        span: 24,
        options: structuredClone(type.create?.(newQuestionId) ?? type.defaults),
        ...stepsSeen(type),
        ...(type.container === 'rows' && { children: [] }),
      }
    })
  return {
    format: 2,
    mode: survey,
    defaultLanguage: language,
    languages: [language],
    title: { [language]: titles[language] ?? 'Every question type' },
    description: {},
    submitLabel: {},
    thanks: {},
    rules: [],
    questions,
  }
}

const titles: Readonly<Record<string, string>> = { 'zh-cn': '全部题型', de: 'Alle Fragetypen' }
