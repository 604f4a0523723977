import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Allow, useDownload, useFamilyT } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import type { Permission } from '#shared/permissions'

/** Opens the form of a new record. @param onCreate of `useCreate`: absent without the permission */
export function CreateButton({ label, onCreate }: { label: string; onCreate: (() => void) | undefined }) {
  return (
    onCreate && (
      <Button variant="primary" iconStart={<Icon name="plus" />} onClick={onCreate}>
        {label}
      </Button>
    )
  )
}

/**
 * Saves what the filters find as a file, and says so where they leave something out (ux C19). Absent without the permission.
 */
export function ExportButton({
  permission,
  endpoint,
  query,
  isNarrowed,
  fileName,
}: {
  permission: Permission
  endpoint: Pick<Endpoint, 'method' | 'path'>
  /** The filters in force. */
  query: object
  isNarrowed: boolean
  /** Without the ending. */
  fileName: string
}) {
  const t = useFamilyT('records')
  const sheet = useDownload(endpoint)
  return (
    <Allow permission={permission}>
      <Button
        iconStart={<Icon name="download" />}
        busy={sheet.isBusy}
        cooldown
        onClick={() => void sheet.save({ query, fileName: `${fileName}.xlsx` })}
      >
        {t(isNarrowed ? 'export.filtered' : 'export')}
      </Button>
    </Allow>
  )
}
