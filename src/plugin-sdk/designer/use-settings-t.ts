import { useCallback } from 'react'
import { useQuestionHost } from '../ui/question-host.tsx'

/** The settings' own words, `settings.…` of the console's `designer` texts; a plugin's words come from `useT`. */
export const useSettingsT = (): ((key: string, params?: Record<string, string | number>) => string) => {
  const { translate } = useQuestionHost()
  return useCallback((key, params) => translate('designer', `settings.${key}`, params), [translate])
}
