import type { Text } from '#sdk'

/** Whether the author has said it in any language. */
export const hasWords = (text: Text): boolean => Object.values(text).some((words) => words.trim() !== '')
