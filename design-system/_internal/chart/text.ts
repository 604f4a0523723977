/** Width of a text in px at a font size in px. */
export type Measure = (text: string, size: number, weight?: number) => number

/** Measures with the browser's own font metrics; where there are none (jsdom, server) by a generous estimate. */
export function createMeasure(family: string): Measure {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return estimate
  return (text, size, weight = 400) => {
    context.font = `${weight} ${size}px ${family}`
    // Charts set tabular figures, which a canvas cannot: all are as wide as a nought. Hinting takes a little more.
    return context.measureText(text.replace(/\d/g, '0')).width * 1.02
  }
}

/** Full-width characters count 1, capitals 0.75, thin ones 0.35 and others 0.6 of the size. */
export function estimate(text: string, size: number): number {
  let width = 0
  for (const char of text) {
    if (wide.test(char)) width += 1
    else if (/\p{Lu}|[mw%@]/u.test(char)) width += 0.85
    else if (/[ilj.,:;'|! ()[\]]/.test(char)) width += 0.35
    else width += 0.6
  }
  return width * size
}

/**
 * Breaks a text into at most `most` lines no wider than `width`: at spaces, between Han, Kana, Hangul and Thai
 * characters, and inside a word that is too long for a line. What does not fit ends in "…".
 */
export function wrapText(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, width, measure)) {
    if (measure((line + piece).trimEnd()) <= width || line === '') {
      line += piece
      continue
    }
    if (lines.length === most - 1) return [...lines, ellipsis(line + piece, width, measure)]
    lines.push(line.trimEnd())
    line = piece.trimStart()
  }
  return [...lines, line.trimEnd()]
}

/** The longest beginning that fits with "…" behind it. */
export function ellipsis(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const chars = [...text]
  while (chars.length > 1 && measure(`${chars.join('').trimEnd()}…`) > width) chars.pop()
  return `${chars.join('').trimEnd()}…`
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/u
/** One character of scripts without spaces (with closing punctuation kept to it), or a word with the space after it. */
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}][\u3001\u3002\uff0c\uff01\uff1f\uff1a\uff1b\uff09\u201d]*\p{M}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+\s*|\s+/gu

function* piecesOf(text: string, width: number, measure: (text: string) => number): Generator<string> {
  for (const [piece] of text.replace(/\s+/g, ' ').matchAll(pieces)) {
    if (measure(piece.trimEnd()) <= width) yield piece
    else yield* piece
  }
}
