import { useCurrentUser } from '#src/session/current-user.ts'
import { hasPermission } from '#src/session/permissions.ts'

/** What can be done with one form, and who may, in the order of spec 2. A form's flow has its tab once there is one. */
export const formTabs = [
  { id: 'editor', to: '/project/form/editor', permission: 'project:form:edit' },
  { id: 'logic', to: '/project/form/logic', permission: 'project:form:edit' },
  { id: 'preview', to: '/project/form/preview', permission: 'project:form:query' },
  { id: 'setting', to: '/project/form/setting', permission: 'project:form:edit' },
  { id: 'publish', to: '/project/form/publish', permission: 'project:form:publish' },
  { id: 'theme', to: '/project/form/theme', permission: 'project:form:edit' },
  { id: 'statistics', to: '/project/form/statistics', permission: 'project:report:view' },
  { id: 'data', to: '/project/form/data', permission: 'project:data:list' },
] as const

/** Where a form's name leads: into the designer, or for those who may not change it to the first thing they may. */
export const useFormHome = (): (typeof formTabs)[number]['to'] => {
  const user = useCurrentUser().data
  return (formTabs.find(({ permission }) => hasPermission(user, permission)) ?? formTabs[1]).to
}
