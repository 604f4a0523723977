/** What an act of the audit log does, whatever it does it to. Which acts there are the server's modules say. */
export const auditKinds = [
  'session',
  'refused',
  'create',
  'change',
  'rights',
  'publish',
  'remove',
  'restore',
  'export',
  'import',
  'system',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Of `area.verb`: what a list is narrowed by. */
export const areaOf = (action: string): string => action.split('.', 1)[0] ?? ''
