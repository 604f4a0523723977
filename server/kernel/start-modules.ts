// Starts the modules, each after those it needs something of.
import type { AppDeps } from '../deps.ts'
import type { Route } from '../http/route.ts'
import { type Declared, declared } from './declared.ts'
import { type AnyEventKind, type AnyListener, jobOf } from './event.ts'
import type { AnyModule, Catalog, Host, Started } from './module.ts'
import type { AnyPort, Port, Ports, Slot } from './port.ts'

export interface StartedModules {
  /** In the order they were started in. */
  readonly started: readonly Started[]
  readonly catalog: () => Catalog
  /** @throws Error when no module offers it */
  readonly offerOf: <Offer>(port: Port<Offer>) => Offer
}

/**
 * @throws Error when two modules share a name or offer the same, two listeners share a name, a route asks for a permission
 *   that none has, one needs what none offers, or they need each other in a circle: the server does not start half put
 *   together
 */
export const startModules = (modules: readonly AnyModule[], deps: AppDeps): StartedModules => {
  const offers = new Map<AnyPort, unknown>()
  const started: Started[] = []
  let isComplete = false
  const complete = (): readonly Started[] => {
    if (!isComplete) throw new Error('Not all modules have started yet; ask when a request or a job comes.')
    return started
  }
  const said = declared(modules)
  const catalog = (): Catalog => ({
    declared: said,
    routes: complete().flatMap(({ routes = [] }) => routes),
    jobs: complete().flatMap(({ jobs = [], listeners = [] }) => [...jobs, ...listeners.flatMap(jobOf)]),
    listeners: complete().flatMap(({ listeners = [] }) => listeners),
    sweeps: complete().flatMap(({ sweeps = [] }) => sweeps),
  })
  const host: Host = {
    ...deps,
    catalog,
    contributions: <Item>(slot: Slot<Item>) =>
      complete()
        .flatMap(({ contributes = [] }) => contributes)
        // The slot's own type: `toSlot` is the only way in.
        .flatMap((each) => (each.slot === slot ? [each.item as Item] : [])),
  }
  const offerOf = <Offer>(port: Port<Offer>): Offer => {
    if (!offers.has(port)) throw new Error(`No module offers "${port.name}".`)
    // Put there under the same token, whose type the module had to keep to.
    return offers.get(port) as Offer
  }

  for (const module of inOrder(modules)) {
    const needs = Object.fromEntries(portsOf(module.needs).map(([name, port]) => [name, offerOf(port)]))
    const outcome: Started & { provides?: Readonly<Record<string, unknown>> } = module.start?.(host, needs) ?? {}
    for (const [name, port] of portsOf(module.provides)) offers.set(port, outcome.provides?.[name])
    started.push(outcome)
  }
  isComplete = true
  for (const { endpoint } of catalog().routes) requireDeclared(endpoint, said)
  requireOwnNames(catalog().listeners)
  return { started, catalog, offerOf }
}

/** A permission nobody declares is one nobody could be given. */
const requireDeclared = ({ method, path, access }: Route['endpoint'], { permissions }: Declared): void => {
  if (access.kind !== 'permission') return
  const unknown = access.anyOf.find((permission) => !permissions.has(permission))
  if (unknown) throw new Error(`${method} ${path} asks for "${unknown}", which no module has.`)
}

/** What waits for a listener waits under its name, and what happened is known by the name of its kind. */
const requireOwnNames = (listeners: readonly AnyListener[]): void => {
  const names = new Set<string>()
  const kinds = new Map<string, AnyEventKind>()
  for (const listener of listeners) {
    if (names.has(listener.name)) throw new Error(`Two listeners are called "${listener.name}".`)
    names.add(listener.name)
    for (const kind of listener.kinds as readonly AnyEventKind[]) {
      if ((kinds.get(kind.kind) ?? kind) !== kind) throw new Error(`Two kinds of events are called "${kind.kind}".`)
      kinds.set(kind.kind, kind)
    }
  }
}

const portsOf = (ports: Ports | undefined): readonly (readonly [string, AnyPort])[] => Object.entries(ports ?? {})

/** Each after those it needs something of; otherwise by name, so that every start goes the same way. */
const inOrder = (modules: readonly AnyModule[]): readonly AnyModule[] => {
  const byName = new Map<string, AnyModule>()
  const offeredBy = new Map<AnyPort, AnyModule>()
  for (const module of [...modules].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (byName.has(module.name)) throw new Error(`Two modules are called "${module.name}".`)
    byName.set(module.name, module)
    for (const [, port] of portsOf(module.provides)) {
      const other = offeredBy.get(port)
      if (other) throw new Error(`Both ${other.name} and ${module.name} offer "${port.name}".`)
      offeredBy.set(port, module)
    }
  }
  const ordered = new Set<AnyModule>()
  const visit = (module: AnyModule, path: readonly string[]): void => {
    if (ordered.has(module)) return
    if (path.includes(module.name)) throw new Error(`Modules need each other: ${[...path, module.name].join(' → ')}.`)
    const inner = [...path, module.name]
    for (const name of module.after ?? []) {
      const before = byName.get(name)
      if (!before) throw new Error(`${module.name} starts after "${name}", which is no module.`)
      visit(before, inner)
    }
    for (const [, port] of portsOf(module.needs)) {
      const before = offeredBy.get(port)
      if (!before) throw new Error(`${module.name} needs "${port.name}", which no module offers.`)
      visit(before, inner)
    }
    ordered.add(module)
  }
  for (const module of byName.values()) visit(module, [])
  return [...ordered]
}
