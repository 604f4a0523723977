// Answers to question types this installation does not have: kept as sent, within bounds.
import { malformed, type Read } from './read.ts'

/** 64 KB as UTF-8, the most an answer nobody can check may take. */
const maxBytes = 65_536

/** Total: what is no JSON, too deep or too big is malformed. Returns a clean copy. */
export const readRaw = (raw: unknown): Read => {
  if (raw === undefined || raw === null) return undefined
  try {
    const json = JSON.stringify(raw)
    // A key that would reach a prototype has no honest sender.
    if (json === undefined || json.includes('"__proto__":') || utf8Length(json) > maxBytes) return malformed
    return JSON.parse(json)
  } catch {
    return malformed
  }
}

const utf8Length = (text: string): number => {
  if (text.length > maxBytes) return text.length
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // JSON.stringify escapes lone surrogates, so each surrogate here is half of a four-byte character.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3
  }
  return bytes
}
