type Texts = Readonly<Record<string, string>>

/** The pseudo-language: made of English, for development only. */
export const pseudoLanguage = 'qps'

/**
 * English with accents and brackets, padded to the widest a translation of the Chinese text gets: four times its width
 * up to four Han, 2.3 times above (measured on sixteen languages). What is cut off or not translated is seen at once.
 */
export const pseudoTexts = (english: Texts, chinese: Texts): Texts => {
  const texts: Record<string, string> = {}
  for (const [key, text] of Object.entries(english)) {
    texts[key] = pseudoText(text, chinese[key] ?? chinese[key.replace(/_\w+$/, '_other')] ?? '')
    // The language has no plural rules of its own: whichever form is asked for is there.
    if (key.endsWith('_other')) for (const form of forms) texts[key.replace(/other$/, form)] ??= texts[key] ?? ''
  }
  return texts
}

export const pseudoText = (english: string, chinese: string): string => {
  if (
    !/\p{L}/u.test(
      english
        .split(hole)
        .filter((part) => !hole.test(part))
        .join(''),
    )
  )
    return english
  const accented = english
    .split(hole)
    .map((part) => (hole.test(part) ? part : part.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter)))
    .join('')
  const missing = wantedWidth(chinese) - widthOf(accented) - 2
  return `⟦${accented}${missing > 0 ? ` ${filler.repeat(Math.ceil(missing / filler.length))}`.slice(0, missing) : ''}⟧`
}

/** Columns, a Han being two; placeholders count for nothing on either side. */
export const widthOf = (text: string): number =>
  [...text.replace(new RegExp(hole, 'g'), '')].reduce((width, sign) => width + (wide.test(sign) ? 2 : 1), 0)

const wantedWidth = (chinese: string): number => {
  const han = chinese.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.ceil(widthOf(chinese) * (han <= 4 ? 4 : 2.3))
}

const hole = /(\{\{[^}]*\}\})/
const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u
const filler = 'ļöñĝ ŵöřðš '
const forms = ['zero', 'one', 'two', 'few', 'many']
const accents = new Map(
  [
    ...'aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrřsštťuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŘSŠTŤUÛVṼWŴXẊYÝZŽ'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain = '', accent = '']) => [plain, accent]),
)
