import { translateIn } from '#src/i18n/init.ts'
import { fallbackLanguage } from '#src/i18n/languages.ts'
import { definitions } from '#src/registry/question-types.admin.ts'

/** What a type is called in one language, by its name and other words for it; in lower case. */
export const wordsOf = (typeId: string, language: string): readonly string[] =>
  [
    translateIn(language, `question-types/${typeId}`, 'title'),
    ...translateIn(language, `question-types/${typeId}`, 'aliases').split(/\s+/),
  ]
    .map((word) => word.toLocaleLowerCase())
    .filter((word) => word !== '')

/** The type that somebody names, in whatever language is at hand: by id, title or another word for it. */
export const typeNamed = (name: string, languages: readonly string[]): string | undefined => {
  const wanted = name.trim().toLocaleLowerCase()
  const isCalled = (id: string) =>
    id === wanted || [...languages, fallbackLanguage].some((language) => wordsOf(id, language).includes(wanted))
  const named = [...definitions.values()].filter(({ id }) => isCalled(id))
  return (named.find(({ common }) => common) ?? named[0])?.id
}

/**
 * The type whose words stand in a title, as "e-mail" does in "Your e-mail address": an everyday one before all others, else
 * the one with the longest word. Letters count as whole words, Chinese wherever it stands.
 */
export const typeMeant = (title: string, languages: readonly string[]): string | undefined => {
  const text = title.toLocaleLowerCase()
  const stands = (word: string) =>
    /^[\p{Script=Latin}\d-]+$/u.test(word)
      ? new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(text)
      : word.length > 1 && text.includes(word)
  const found = [...definitions.values()]
    .filter(({ answer, assigned, needs, container }) => answer !== null && !assigned && !needs && !container)
    .flatMap(({ id, common }) =>
      [...new Set([...languages, fallbackLanguage])]
        .flatMap((language) => wordsOf(id, language))
        .filter(stands)
        .map((word) => ({ id, weight: word.length + (common ? everyday : 0) })),
    )
  return found.sort((a, b) => b.weight - a.weight)[0]?.id
}

/** More than any word is long. */
const everyday = 1000
