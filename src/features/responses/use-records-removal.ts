import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#ds/toast'
import { useT } from '#src/i18n/use-t.ts'
import { invalidateData, removeRecords } from './data-api.ts'

/** As many as one call takes. */
const most = 1000

/** Deletes records in as many calls as it takes and says how many went (ux C13). */
export const useRecordsRemoval = (formKey: string) => {
  const t = useT('data')
  const queryClient = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)

  /** @returns the ids that are still there */
  const remove = async (ids: readonly string[]): Promise<string[]> => {
    setRemoving(true)
    const failed: string[] = []
    let deleted = 0
    for (let start = 0; start < ids.length; start += most) {
      const some = ids.slice(start, start + most)
      try {
        deleted += (await removeRecords(formKey, some)).deleted
      } catch {
        failed.push(...some)
      }
    }
    await queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })
    setRemoving(false)
    if (deleted > 0) toast.success(t('removed', { count: deleted }))
    // Why was said by the client; these stay selected, so that trying again is one click.
    if (failed.length > 0) toast.error(t('removeFailed', { count: failed.length }))
    return failed
  }
  return { remove, isRemoving }
}
