import type { GivenPage } from '#shared/fill-page'
import { importQuestionType } from '#src/registry/question-types.fill.ts'
import type { Call } from '../call/call.ts'
import { passHeaders } from '../call/pass.ts'
import type { TranslatorSource } from '../language/translator.ts'
import { allStyles } from '../sheet/all-styles.ts'
import type { PageParts } from './page-parts.ts'

/** What a form needs beside the page, as the server names it: with the page at first, and whenever it is asked again. */
export const servedParts = ({
  call,
  formKey,
  given,
}: {
  call: Call
  formKey: string
  given: GivenPage | null
}): PageParts => ({
  findType: async (id, { modules }) => {
    const isKnown = given?.form?.modules[id] !== undefined
    const [type] = await Promise.all([importQuestionType(id, modules[id]?.[0]), isKnown ? null : allStyles()])
    return type
  },
  typeTexts: async (language) => {
    if (given?.typeTexts && given.language === language) return given.typeTexts
    const reply = await call(
      `/user/form/texts/${encodeURIComponent(formKey)}?language=${encodeURIComponent(language)}`,
      {
        headers: passHeaders(formKey),
      },
    )
    if (reply.kind !== 'ok') throw new Error('The words of the questions did not come.')
    // What the contract says the server answers.
    return reply.data as TranslatorSource
  },
})
