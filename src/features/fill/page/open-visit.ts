import { chooseLanguage, type LanguageWishes } from '#shared/language-choice'
import type { DefinitionReply } from '../call/fetch-definition.ts'
import { loadTranslate, textsAvailable } from '../language/texts.ts'
import type { Translate } from '../language/translator.ts'
import type { WornLook } from '../sheet/look-context.ts'
import type { PageParts } from './page-parts.ts'
import { type Mine, type Stage, stageOf, wearLook } from './stage.ts'

/** What is on screen once the server has answered. */
export interface Opened {
  readonly stage: Stage
  readonly texts: Texts
  readonly look: WornLook | null
}

export interface Texts {
  readonly language: string
  readonly translate: Translate
}

/** Fetches what there is to be seen, all at once. */
export const openVisit = async (
  reply: DefinitionReply,
  mine: Omit<Mine, 'language'> & { readonly wishes: LanguageWishes },
): Promise<Opened> => {
  const { wishes, parts } = mine
  const language = languageFor(reply, wishes) ?? usualLanguage(wishes)
  const [stage, texts, look] = await Promise.all([
    stageOf(reply, { ...mine, language }),
    loadTexts(language, hasForm(reply) ? parts : null),
    wearLook(reply),
  ])
  return { stage, texts, look }
}

/** The language of the page itself, where there is no form that would be offered in some and not in others. */
export const usualLanguage = (wishes: LanguageWishes): string => chooseLanguage(wishes, textsAvailable, 'en')

/** @param parts of a form that is to be drawn; without one only the page itself speaks */
export const loadTexts = async (language: string, parts?: Pick<PageParts, 'typeTexts'> | null): Promise<Texts> => ({
  language,
  translate: await loadTranslate(language, parts?.typeTexts(language)),
})

const hasForm = (reply: DefinitionReply): boolean => reply.state === 'ready' && reply.data.definition !== null

/** The form's language for this respondent; null when there is no form to speak of. */
const languageFor = (reply: DefinitionReply, wishes: LanguageWishes): string | null => {
  const definition = reply.state === 'ready' ? reply.data.definition : null
  // No form is offered in the pseudo-language; asked for in the address it is shown all the same.
  if (import.meta.env.DEV && definition && wishes.address === 'qps') return 'qps'
  return definition && chooseLanguage(wishes, definition.languages, definition.defaultLanguage)
}
