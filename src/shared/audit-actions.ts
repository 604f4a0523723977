// Every act the audit log may hold. Each has its words in `locales/<language>/server.json`: `audit.action.<action>`.

/** What an act does, whatever it does it to. */
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

/** What an act is about: the kind of record its subject names. */
export const auditSubjects = ['user', 'role', 'menu', 'dept', 'post', 'dict', 'config', 'registration', 'form'] as const
export type AuditSubject = (typeof auditSubjects)[number]

interface ActionTraits {
  readonly kind: AuditKind
  /** Absent: the subject, if there is one, is no record. */
  readonly about?: AuditSubject
}

/** By `area.verb`; what stands before the dot is the area a list is narrowed by. */
export const auditActions = {
  'auth.signIn': { kind: 'session' },
  'auth.signInRefused': { kind: 'refused' },
  'auth.manyRefused': { kind: 'refused' },
  'auth.signOut': { kind: 'session' },
  'auth.forceLogout': { kind: 'session', about: 'user' },
  'auth.linkIdentity': { kind: 'rights' },
  'auth.unlinkIdentities': { kind: 'rights' },
  'profile.update': { kind: 'change', about: 'user' },
  'profile.avatar': { kind: 'change', about: 'user' },
  'profile.password': { kind: 'rights', about: 'user' },
  'profile.passwordRefused': { kind: 'refused', about: 'user' },
  'profile.unlockRefused': { kind: 'refused', about: 'user' },
  'profile.endSession': { kind: 'session', about: 'user' },
  'form.create': { kind: 'create', about: 'form' },
  'form.copy': { kind: 'create', about: 'form' },
  'form.rename': { kind: 'change', about: 'form' },
  'form.theme': { kind: 'change', about: 'form' },
  'form.setting': { kind: 'change', about: 'form' },
  'form.publish': { kind: 'publish', about: 'form' },
  'form.stop': { kind: 'publish', about: 'form' },
  'form.resume': { kind: 'publish', about: 'form' },
  'form.recycle': { kind: 'remove', about: 'form' },
  'form.restore': { kind: 'restore', about: 'form' },
  'form.purge': { kind: 'remove', about: 'form' },
  'theme.create': { kind: 'create' },
  'theme.update': { kind: 'change' },
  'theme.delete': { kind: 'remove' },
  'template.create': { kind: 'create' },
  'template.update': { kind: 'change' },
  'template.delete': { kind: 'remove' },
  'data.update': { kind: 'change', about: 'form' },
  'data.delete': { kind: 'remove', about: 'form' },
  'data.export': { kind: 'export', about: 'form' },
  'user.create': { kind: 'create', about: 'user' },
  'user.update': { kind: 'change', about: 'user' },
  'user.status': { kind: 'rights', about: 'user' },
  'user.roles': { kind: 'rights', about: 'user' },
  'user.resetPassword': { kind: 'rights', about: 'user' },
  'user.delete': { kind: 'remove', about: 'user' },
  'user.export': { kind: 'export' },
  'user.import': { kind: 'import' },
  'registration.apply': { kind: 'create', about: 'registration' },
  'registration.register': { kind: 'create', about: 'registration' },
  'registration.approve': { kind: 'rights', about: 'registration' },
  'registration.refuse': { kind: 'rights', about: 'registration' },
  'role.create': { kind: 'rights', about: 'role' },
  'role.update': { kind: 'rights', about: 'role' },
  'role.status': { kind: 'rights', about: 'role' },
  'role.dataScope': { kind: 'rights', about: 'role' },
  'role.grant': { kind: 'rights', about: 'role' },
  'role.revoke': { kind: 'rights', about: 'role' },
  'role.delete': { kind: 'remove', about: 'role' },
  'menu.create': { kind: 'rights', about: 'menu' },
  'menu.update': { kind: 'rights', about: 'menu' },
  'menu.delete': { kind: 'remove', about: 'menu' },
  'dept.create': { kind: 'create', about: 'dept' },
  'dept.update': { kind: 'change', about: 'dept' },
  'dept.delete': { kind: 'remove', about: 'dept' },
  'post.create': { kind: 'create', about: 'post' },
  'post.update': { kind: 'change', about: 'post' },
  'post.give': { kind: 'change', about: 'post' },
  'post.take': { kind: 'change', about: 'post' },
  'post.delete': { kind: 'remove', about: 'post' },
  'post.export': { kind: 'export' },
  'dict.createType': { kind: 'create', about: 'dict' },
  'dict.updateType': { kind: 'change', about: 'dict' },
  'dict.deleteType': { kind: 'remove', about: 'dict' },
  'dict.createItem': { kind: 'create', about: 'dict' },
  'dict.updateItem': { kind: 'change', about: 'dict' },
  'dict.deleteItem': { kind: 'remove', about: 'dict' },
  'dict.exportTypes': { kind: 'export' },
  'dict.exportItems': { kind: 'export' },
  'announcement.create': { kind: 'create' },
  'announcement.update': { kind: 'change' },
  'announcement.publish': { kind: 'publish' },
  'announcement.withdraw': { kind: 'publish' },
  'announcement.delete': { kind: 'remove' },
  'config.create': { kind: 'create', about: 'config' },
  'config.update': { kind: 'change', about: 'config' },
  'config.delete': { kind: 'remove', about: 'config' },
  'config.saveGroup': { kind: 'change', about: 'config' },
  'config.refreshCache': { kind: 'system' },
  'config.export': { kind: 'export' },
  'log.export': { kind: 'export' },
  'log.check': { kind: 'system' },
  'system.licence': { kind: 'system' },
  'system.migrate': { kind: 'system' },
  'system.seed': { kind: 'system' },
  'system.demo': { kind: 'system' },
} as const satisfies Record<string, ActionTraits>

export type AuditAction = keyof typeof auditActions

type AreaOf<Action> = Action extends `${infer Area}.${string}` ? Area : never
export type AuditArea = AreaOf<AuditAction>

export const areaOf = (action: string): string => action.split('.', 1)[0] ?? ''

// Keys of a literal object; `Object.keys` does not say so.
const names = Object.keys(auditActions) as AuditAction[]

/** In the order a list offers them. The compiler cannot follow a text through `split`. */
export const auditAreas: readonly AuditArea[] = [...new Set(names.map((name) => areaOf(name) as AuditArea))]

/** False for an act that another version wrote. */
export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action)

/** Null for an act this version does not know. */
export const traitsOf = (action: string): ActionTraits | null => (isAuditAction(action) ? auditActions[action] : null)

/** The acts of an area, of a kind, or of both. */
export const actionsOf = ({ area, kind }: { area?: string | undefined; kind?: AuditKind | undefined }): AuditAction[] =>
  names.filter(
    (name) => (area === undefined || areaOf(name) === area) && (kind === undefined || auditActions[name].kind === kind),
  )
