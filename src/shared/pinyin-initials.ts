// 我的表单 is found by "wdbd". ICU sorts Chinese by pinyin, so the first letter of a character follows from its
// place in that order: between the first common characters of two letters. No table of readings is shipped.
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀']
const byPinyin = new Intl.Collator('zh-CN')

/**
 * First letters of the pinyin of a text, others as they are, without spaces: `我的 form` gives `wdform`. Characters with
 * several readings get their most common one, by the order of the collation.
 */
export const pinyinInitials = (text: string): string => [...text.replace(/\s+/g, '')].map(pinyinInitial).join('')

/** The same of one character. */
export const pinyinInitial = (character: string): string => {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase()
  const after = firsts.filter((first) => byPinyin.compare(character, first) >= 0).length
  return letters[after - 1]?.toLowerCase() ?? character
}
