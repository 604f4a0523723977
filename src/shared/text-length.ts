/** Length as a person counts: an emoji or a rare Han character outside the basic plane is one. Allocates nothing. */
export const textLength = (text: string): number => {
  let length = text.length
  for (let at = 0; at < text.length - 1; at++) {
    if (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))) {
      length--
      at++
    }
  }
  return length
}

/** True when `text` has more than `max` characters; counts only when the cheap bound does not decide. */
export const isLonger = (text: string, max: number): boolean => text.length > max && textLength(text) > max

/** True when `text` has fewer than `min` characters. */
export const isShorter = (text: string, min: number): boolean =>
  text.length < min || (text.length < min * 2 && textLength(text) < min)

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
