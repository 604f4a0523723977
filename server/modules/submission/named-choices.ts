// Which options of a form a search means: people look for the words they chose, records hold the options' ids.
import type { Json } from '#shared/form/definition'
import type { TypeStatistics } from '#shared/form/question-type'
import { statistics } from '../../plugins/question-types.ts'
import type { FormVersion } from '../form/stored-form.ts'
import { createAnswerFormat } from './answer-format.ts'

/**
 * Options whose name has the words in it, in any version and any language of the form: also those renamed or deleted
 * since, which some records still hold.
 *
 * @returns ids of options by question; empty for a search without words
 */
export const choicesNamed = async (
  versions: () => Promise<readonly FormVersion[]>,
  search: string | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const wanted = search?.trim().toLowerCase() ?? ''
  const found = new Map<string, readonly string[]>()
  if (wanted === '') return found
  for (const { definition } of await versions()) {
    const { defaultLanguage } = definition
    for (const question of definition.questions) {
      // Erased in the registry, joined by folder name.
      const own = statistics.get(question.type) as TypeStatistics<Json, Json> | undefined
      if (!own?.values) continue
      const ids = new Set(found.get(question.id))
      for (const language of new Set([defaultLanguage, ...definition.languages])) {
        // Only the author's words: what an option without a name is called is no word of an answer.
        const { context } = createAnswerFormat(question, { language, defaultLanguage, translate, fileUrl: () => '' })
        try {
          for (const { id, label } of own.values(question.options, context))
            if (label.toLowerCase().includes(wanted)) ids.add(id)
        } catch {
          // Options of an older version that the type no longer understands have no names.
        }
      }
      if (ids.size > 0) found.set(question.id, [...ids])
    }
  }
  return found
}

const translate = () => ''
