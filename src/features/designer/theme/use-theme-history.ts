import { useCallback, useReducer } from 'react'
import type { FormTheme } from '#shared/theme/form-theme'
import { isSameTheme } from '#shared/theme/form-theme'
import { type History, record, redo, startHistory, undo } from '../draft/history.ts'

export interface ThemeHistory {
  readonly theme: FormTheme
  /** `name` is a key of the `theme` texts; the same name within a second is one step. */
  readonly change: (part: Partial<FormTheme>, name: string) => void
  readonly travel: (direction: 'undo' | 'redo') => void
  /** Names of the steps undo and redo would take, null when there is none. */
  readonly steps: { readonly undo: string | null; readonly redo: string | null }
}

type Action = 'undo' | 'redo' | { readonly part: Partial<FormTheme>; readonly name: string; readonly at: number }

/** A theme being changed, with every step back (ux D9). */
export const useThemeHistory = (initial: FormTheme): ThemeHistory => {
  const [history, act] = useReducer(reduce, initial, startHistory)
  const change = useCallback<ThemeHistory['change']>((part, name) => act({ part, name, at: performance.now() }), [])
  const { past, present, future } = history
  return {
    theme: present.value,
    change,
    travel: act,
    steps: { undo: past.length > 0 ? present.name : null, redo: future[0]?.name ?? null },
  }
}

const reduce = (history: History<FormTheme>, action: Action): History<FormTheme> => {
  if (action === 'undo') return undo(history)
  if (action === 'redo') return redo(history)
  const { part, name, at } = action
  const value = { ...history.present.value, ...part }
  if (isSameTheme(value, history.present.value)) return history
  return record(history, { name, value, selection: null, mergeKey: name, at })
}
