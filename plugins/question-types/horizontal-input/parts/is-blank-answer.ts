import { isLonger } from '#sdk'
import { maxBlanks, maxIdLength } from './blanks.ts'

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isBlankAnswer = (answer: unknown): answer is Record<string, string | number> => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const entries = Object.entries(answer)
  return (
    entries.length <= maxBlanks &&
    entries.every(([id, content]) => id !== '__proto__' && isId(id) && isContent(content))
  )
}

const isId = (id: string): boolean => id !== '' && !isLonger(id, maxIdLength)

const isContent = (content: unknown): boolean =>
  typeof content === 'string' || (typeof content === 'number' && Number.isFinite(content))
