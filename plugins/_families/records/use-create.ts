import { usePermission } from '#sdk/page'
import type { Permission } from '#shared/permissions'
import type { Records } from './use-records.ts'

/** Opens the form of a new record, for the button and for its key; undefined without the permission. */
export const useCreate = (permission: Permission, records: Pick<Records, 'open'>): (() => void) | undefined =>
  usePermission(permission) ? () => records.open('new') : undefined
