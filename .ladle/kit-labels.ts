import type { KitLabels } from '#ds/labels'
import { translatorOf } from '#src/i18n/init.ts'
import { kitLabels } from '#src/i18n/kit-labels.ts'
import { toBcp47 } from '#src/i18n/languages.ts'
import { formatsOf } from '#src/i18n/use-format.ts'

/** All of them, so that the switch of languages needs no waiting. */
const files = import.meta.glob<Record<string, string>>('../locales/*/kit.json', { eager: true, import: 'default' })
const made = new Map<string, KitLabels>()

/** What the components say in a language, as the console would say it. */
export function kitLabelsIn(language: string): KitLabels {
  const known = made.get(language)
  if (known) return known
  const texts = files[`../locales/${language}/kit.json`]
  if (!texts) throw new Error(`The kit has no words in ${language}`)
  const labels = kitLabels(translatorOf(language, 'kit', texts), formatsOf(toBcp47(language)).number)
  made.set(language, labels)
  return labels
}
