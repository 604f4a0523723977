// What was chosen last, for this browser.
import { z } from 'zod'

const storageKey = 'formloom.recent-commands'
const most = 8

export const recentCommands = (): readonly string[] => {
  try {
    return z
      .array(z.string())
      .max(most)
      .catch([])
      .parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    // Not JSON, or no storage: nothing was chosen yet.
    return []
  }
}

export const rememberCommand = (id: string): void => {
  try {
    const ids = [id, ...recentCommands().filter((each) => each !== id)].slice(0, most)
    localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Full or forbidden: the list stays as it was.
  }
}
