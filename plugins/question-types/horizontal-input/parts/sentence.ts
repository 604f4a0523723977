import { type Text, withWording } from '#sdk'

/** Words between blanks, or a blank by its place, counted from 0. */
export type Piece = string | number

/**
 * A sentence in pieces: `{1}` is the first blank. A blank that is named twice stands where it is named first, those that
 * are not named stand at the end, and numbers without a blank stay words.
 */
export const piecesOf = (sentence: string, blanks: number): readonly Piece[] => {
  const left = new Set(Array.from({ length: blanks }, (_, index) => index))
  const pieces = sentence.split(/(\{\d{1,3}\})/).flatMap((part): Piece[] => {
    const index = /^\{\d+\}$/.test(part) ? Number(part.slice(1, -1)) - 1 : -1
    if (left.delete(index)) return [index]
    return part === '' ? [] : [part]
  })
  return [...pieces, ...left]
}

/** The sentence in every language without a blank, the later ones counted anew. @param index of the blank, from 0 */
export const withoutBlank = (sentence: Text, index: number): Text =>
  Object.entries(sentence).reduce<Text>(
    (text, [language, wording]) =>
      withWording(
        text,
        language,
        wording.replace(/\{(\d{1,3})\}/g, (token, number: string) => {
          const place = Number(number) - 1
          if (place === index) return ''
          return place > index ? `{${place}}` : token
        }),
      ),
    {},
  )
