/**
 * Whether a name is of one script, as people write names: a Cyrillic а among Latin letters makes another name that looks the
 * same. The scripts of East Asia are written together, and with Latin letters. Digits and signs go with any.
 */
export const isOfOneScript = (name: string): boolean =>
  groups.filter((group) => group.test(name)).length + (anyOther.test(name) ? 1 : 0) <= 1

const groups = [
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
]

/** Letters that several scripts share, such as the mark for long vowels in katakana, belong to none. */
const anyOther =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/u
