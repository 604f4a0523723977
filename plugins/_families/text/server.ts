import { createHash } from 'node:crypto'

/** The key under which a text is counted: it may be as long as an answer, a key is short. Spaces around it mean nothing. */
export const textKey = (text: string): string => createHash('sha256').update(text.trim()).digest('base64url')
