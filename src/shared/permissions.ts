// Every permission there is, `module:entity:verb`. Endpoints name one; menus grant them to roles; the console hides by them.
export const permissions = [
  'project:form:list',
  'project:form:query',
  'project:form:add',
  'project:form:edit',
  'project:form:publish',
  'project:form:remove',
  'project:recycle:list',
  'project:recycle:restore',
  'project:recycle:remove',
  'project:data:list',
  'project:data:edit',
  'project:data:remove',
  'project:data:export',
  'project:report:view',
  'common:file:upload',
] as const

export type Permission = (typeof permissions)[number]

/** Grants everything (spec 6). */
export const everyPermission = '*:*:*'
