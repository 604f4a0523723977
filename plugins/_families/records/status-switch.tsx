import { useState } from 'react'
import { Switch } from '#ds/switch'
import { useFamilyT } from '#sdk/page'
import type { Status } from '#shared/contract/fields'

/**
 * Enables or disables a record from its row: shown at once, taken back when the server refuses (ux C16, C26).
 * @param save resolves when the server has answered, and the list with it
 */
export function StatusSwitch({
  name,
  status,
  save,
  disabled,
}: {
  /** Of the record, for those who do not see the row. */
  name: string
  status: Status
  save: (status: Status) => Promise<unknown>
  disabled?: boolean
}) {
  const t = useFamilyT('records')
  const [wanted, setWanted] = useState<Status>()
  const change = async (isOn: boolean) => {
    // A second press waits: the first may still be refused.
    if (wanted !== undefined) return
    const next = isOn ? 'active' : 'disabled'
    setWanted(next)
    await save(next)
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
