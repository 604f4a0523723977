import { useState } from 'react'
import { Switch } from '#ds/switch'
import { useAction, useFamilyT } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import type { Status } from '#shared/contract/fields'

/**
 * Enables or disables a record from its row: shown at once, taken back when the server refuses (ux C26).
 * @param changes endpoints whose answers hold the state
 */
export function StatusSwitch({
  endpoint,
  changes,
  id,
  name,
  status,
  disabled,
}: {
  endpoint: Endpoint<undefined, undefined, { id: string; status: Status }, null>
  changes: readonly Pick<Endpoint, 'path'>[]
  id: string
  /** Of the record, for those who do not see the row. */
  name: string
  status: Status
  disabled?: boolean
}) {
  const t = useFamilyT('records')
  const action = useAction(endpoint, { changes })
  const [wanted, setWanted] = useState<Status>()
  const change = async (isOn: boolean) => {
    // A second press waits: the first may still be refused.
    if (action.isBusy) return
    const next = isOn ? 'active' : 'disabled'
    setWanted(next)
    await action.run({ body: { id, status: next } })
    setWanted(undefined)
  }
  return (
    <Switch
      checked={(wanted ?? status) === 'active'}
      onChange={(isOn) => void change(isOn)}
      ariaLabel={t('status.of', { name })}
      disabled={disabled}
    />
  )
}
