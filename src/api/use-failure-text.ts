import { useCallback } from 'react'
import { useT } from '#src/i18n/use-t.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './errors.ts'

/** The sentence for whatever a call was rejected with. */
export const useFailureText = (): ((error: unknown) => string) => {
  const t = useT('errors')
  return useCallback((error) => (error instanceof ApiError ? failureText(error, t) : t('unknown')), [t])
}
