// Options that are the entries of a dictionary: taken over once, so that a published form asks nobody (docs/adr/0032).
import { withWording } from '#sdk'
import { type Choice, maxChoices } from './choice.ts'

/** What stands in a dictionary under a value that stays, whatever it is called. */
export interface DictionaryEntry {
  readonly value: string
  readonly label: string
}

/** An option that knows of which entry it is. */
export interface DictionaryChoice extends Choice {
  readonly entry?: string
}

/**
 * The options as a dictionary has them now. An option keeps its id and what was set about it as long as its entry is there,
 * also where it was written by hand before and is called the same: answers hang on ids. Options for words of a
 * respondent's own and those that stand alone are none of the dictionary's, and stay.
 */
export const dictionaryChoices = (
  choices: readonly DictionaryChoice[],
  entries: readonly DictionaryEntry[],
  { language, newId }: { readonly language: string; readonly newId: () => string },
): DictionaryChoice[] => {
  const own = choices.filter((choice) => isOwn(choice))
  const others = choices.filter((choice) => !isOwn(choice))
  const taken = entries.slice(0, maxChoices - own.length).map(({ value, label }): DictionaryChoice => {
    const known =
      others.find(({ entry }) => entry === value) ??
      others.find((choice) => choice.entry === undefined && choice.label[language]?.trim() === label)
    if (!known) return { id: newId(), label: { [language]: label }, entry: value }
    return { ...known, label: withWording(known.label, language, label), entry: value }
  })
  return [...taken, ...own]
}

/** Whether the options are what the dictionary has, in its order and its words. */
export const isUpToDate = (
  choices: readonly DictionaryChoice[],
  entries: readonly DictionaryEntry[],
  language: string,
): boolean => {
  const taken = choices.filter(({ entry }) => entry !== undefined)
  const there = entries.slice(0, maxChoices - (choices.length - taken.length))
  return (
    taken.length === there.length &&
    there.every(({ value, label }, at) => taken[at]?.entry === value && taken[at]?.label[language] === label)
  )
}

/** The same options, of nobody's dictionary any more. */
export const withoutEntries = (choices: readonly DictionaryChoice[]): Choice[] =>
  choices.map(({ entry: _entry, ...choice }) => choice)

const isOwn = ({ entry, allowText, exclusive }: DictionaryChoice): boolean =>
  entry === undefined && (allowText === true || exclusive === true)
