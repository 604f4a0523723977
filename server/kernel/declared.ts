// Everything the modules say they have, in one place: permissions, menu, acts of the audit log. Known before any starts.
import { areaOf } from '#shared/audit-kinds'
import type { Permission } from '#shared/permissions'
import type { Act, AuditSubject } from './audit.ts'
import type { MenuEntry } from './menu.ts'
import type { AnyModule } from './module.ts'

export interface Declared {
  readonly permissions: ReadonlySet<string>
  /** Those beside each other in their order. */
  readonly menus: readonly MenuEntry[]
  readonly acts: ReadonlyMap<string, Act>
  readonly subjects: ReadonlyMap<string, AuditSubject>
  /** What stands before the dot of acts. */
  readonly areas: readonly string[]
}

/** @throws Error for what two modules have, and for what names something that none has */
export const declared = (modules: readonly AnyModule[]): Declared => {
  const permissions = new Map<string, Permission>()
  const acts = new Map<string, Act>()
  const subjects = new Map<string, AuditSubject>()
  for (const module of modules) {
    for (const permission of module.permissions ?? []) addOnce(permissions, permission, permission, 'the permission')
    for (const [name, act] of Object.entries<Act>(module.acts ?? {})) addOnce(acts, name, act, 'the act')
    for (const [name, subject] of Object.entries<AuditSubject>(module.subjects ?? {}))
      addOnce(subjects, name, subject, 'the subject')
  }
  const menus = menusOf(modules)
  const names = new Set(menus.map(({ name }) => name))
  for (const { name, under, permission } of menus) {
    if (under !== undefined && !names.has(under))
      throw new Error(`The menu "${name}" lies in "${under}", which is none.`)
    if (permission !== undefined && !permissions.has(permission))
      throw new Error(`The menu "${name}" grants "${permission}", which no module has.`)
  }
  for (const [name, { about }] of acts)
    if (about !== undefined && !subjects.has(about))
      throw new Error(`The act "${name}" is about "${about}", which no module has.`)
  return {
    permissions: new Set(permissions.keys()),
    menus,
    acts,
    subjects,
    areas: [...new Set([...acts.keys()].map(areaOf))].sort(),
  }
}

/** By their order; where that is the same, as the modules come and each says them. */
const menusOf = (modules: readonly AnyModule[]): readonly MenuEntry[] => {
  const all: readonly MenuEntry[] = modules.flatMap((module) => module.menus ?? [])
  const built = new Map<string, MenuEntry>()
  for (const entry of all) if (!entry.isUpcoming) addOnce(built, entry.name, entry, 'the menu')
  return all.filter(({ isUpcoming, name }) => !isUpcoming || !built.has(name)).sort((a, b) => a.order - b.order)
}

const addOnce = <Value>(known: Map<string, Value>, name: string, value: Value, what: string): void => {
  if (known.has(name)) throw new Error(`Two modules have ${what} "${name}".`)
  known.set(name, value)
}
