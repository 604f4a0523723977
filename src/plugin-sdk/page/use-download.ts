import { useState } from 'react'
import { toast } from '#ds/toast'
import type { Endpoint } from '#shared/contract/endpoint'
import { download } from '../../api/download.ts'
import { useT } from '../../i18n/use-t.ts'

/** Saves the file an export endpoint makes: `save({ query, fileName: '用户.xlsx' })`. Says so when none came (spec 8). */
export const useDownload = (endpoint: Pick<Endpoint, 'method' | 'path'>) => {
  const t = useT('errors')
  const [isBusy, setBusy] = useState(false)
  const save = async (args: { query?: object; fileName: string }) => {
    if (isBusy) return
    setBusy(true)
    // Why, the server's log knows; the person can only try again.
    if (!(await download(endpoint, args))) toast.warning(t('download'))
    setBusy(false)
  }
  return { save, isBusy }
}
