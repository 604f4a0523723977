import { useCallback } from 'react'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './errors.ts'

/** The sentence for whatever a call was rejected with. */
export const useFailureText = (): ((error: unknown) => string) => {
  const t = useT('errors')
  const language = toBcp47(useLanguage())
  return useCallback(
    (error) => (error instanceof ApiError ? failureText(error, t, language) : t('unknown')),
    [t, language],
  )
}
