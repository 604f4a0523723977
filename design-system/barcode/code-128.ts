// Widths of the bars and spaces of each symbol of ISO/IEC 15417 (Code 128), by value; the last one is Stop.
const symbols =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )

const codeC = 99
const codeB = 100
const startB = 104
const startC = 105
const stop = 106

/**
 * A text as Code 128: set B, and set C wherever four or more digits stand together (two of them are one symbol then).
 *
 * @returns symbol values from Start to Stop, check symbol included; undefined when the text is empty or has anything but
 * printable ASCII
 */
export function encodeCode128(text: string): number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined
  const values: number[] = []
  let digits = false
  for (let at = 0; at < text.length; ) {
    const run = /^\d*/.exec(text.slice(at))?.[0].length ?? 0
    // Pairs are worth a change of sets from four digits on; an odd run begins with one digit in set B, so that they fit.
    const worth = (run >= 4 || text === text.slice(at, at + 2)) && run >= 2 && run % 2 === 0
    const inPairs: boolean = digits ? run >= 2 : worth
    if (values.length === 0) values.push(inPairs ? startC : startB)
    else if (inPairs !== digits) values.push(inPairs ? codeC : codeB)
    digits = inPairs
    values.push(inPairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32)
    at += inPairs ? 2 : 1
  }
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103
  return [...values, check, stop]
}

/** Widths in modules, bar and space by turns, beginning with a bar. */
export function widthsOf(values: readonly number[]): number[] {
  return values.flatMap((value) => [...(symbols[value] ?? '')].map(Number))
}
