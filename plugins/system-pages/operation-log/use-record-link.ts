import { usePermission } from '#sdk/page'
import type { LogTarget } from '#shared/contract/operation-log'

export interface RecordLink {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

/** Where a record can be looked at; null where the reader may not go. */
export const useRecordLink = (): ((target: LogTarget | null) => RecordLink | null) => {
  const may: Readonly<Record<LogTarget['kind'], boolean>> = {
    user: usePermission('system:user:query'),
    role: usePermission('system:role:query'),
    menu: usePermission('system:menu:query'),
    dept: usePermission('system:dept:query'),
    post: usePermission('system:post:query'),
    dict: usePermission('system:dict:query'),
    config: usePermission('system:config:query'),
    registration: usePermission('system:registration:list'),
    form: usePermission('project:form:query'),
  }
  return (target) => {
    if (!target || !may[target.kind]) return null
    if (target.kind === 'form') return { to: '/project/form/editor', search: { key: target.key } }
    if (target.kind === 'dict') return { to: `/dict/type/data/${target.key}`, search: {} }
    return { to: `/system/${target.kind}`, search: { open: target.key } }
  }
}
