// What a module of the server says of itself. Modules are found by folder; nobody lists them.
import type { FastifyInstance } from 'fastify'
import type { Permission } from '#shared/permissions'
import type { Database, Transaction } from '../db/database.ts'
import type { AppDeps } from '../deps.ts'
import type { Route } from '../http/route.ts'
import type { Act, ActName, AuditSubject } from './audit.ts'
import type { Declared } from './declared.ts'
import type { AnyListener } from './event.ts'
import type { AnyJobKind } from './job-kind.ts'
import type { MenuEntry } from './menu.ts'
import type { Contribution, OffersOf, Ports, Slot } from './port.ts'

/** What every module gets when it starts. */
export interface Host extends AppDeps {
  /** What modules have added to a slot. To be called once all have started, so from within a handler, never at once. */
  readonly contributions: <Item>(slot: Slot<Item>) => readonly Item[]
  /** Everything the modules have brought along. Likewise. */
  readonly catalog: () => Catalog
}

export interface Catalog {
  readonly declared: Declared
  readonly routes: readonly Route[]
  /** Those by which events leave for outside among them. */
  readonly jobs: readonly AnyJobKind[]
  readonly listeners: readonly AnyListener[]
  readonly sweeps: readonly Sweep[]
}

/** Deletes rows that mean nothing any more; called every hour. */
export type Sweep = (db: Database) => Promise<unknown>

/** What a module does, once it has what it needs. */
export interface Started {
  readonly routes?: readonly Route[]
  readonly jobs?: readonly AnyJobKind[]
  /** Who hears what happens in other modules. */
  readonly listeners?: readonly AnyListener[]
  readonly sweeps?: readonly Sweep[]
  readonly contributes?: readonly Contribution[]
  /** Adds hooks and doors of its own, before the routes are mounted. */
  readonly mount?: (app: FastifyInstance) => void
  /** The application is put together; background work may begin. */
  readonly onReady?: () => void | Promise<void>
  /** The server listens: a test that only injects requests never comes here. */
  readonly onListen?: () => void
  /** No new requests are taken; work in the background ends. */
  readonly preClose?: () => Promise<void>
  /** Requests are answered; connections are given up. */
  readonly onClose?: () => Promise<void>
}

export interface DemoMoment {
  /** The day that everything leads up to. */
  readonly now: Date
  /** The people of the seed, an administrator first. */
  readonly people: readonly { readonly id: string; readonly userName: string }[]
  /** It is told in. */
  readonly language: 'zh-cn' | 'en' | 'de'
}

type Outcome<Provides extends Ports> = Started &
  ([keyof Provides] extends [never] ? object : { readonly provides: OffersOf<Provides> })

export interface ServerModule<Needs extends Ports, Provides extends Ports> {
  /** The folder's name. */
  readonly name: string
  /** Modules that must have started before, where `needs` does not say so already. */
  readonly after?: readonly string[]
  /** What its routes ask for, and what it asks for elsewhere. */
  readonly permissions?: readonly Permission[]
  /** Its entries of the console's menu; a button may lie on another module's page. */
  readonly menus?: readonly MenuEntry[]
  /** What it writes into the audit log. */
  readonly acts?: Readonly<Record<ActName, Act>>
  /** Records of its own that acts are about. */
  readonly subjects?: Readonly<Record<string, AuditSubject>>
  /** What a demonstration shows of it; called once in the life of an installation, with the demo forms. */
  readonly demo?: (trx: Transaction, at: DemoMoment) => Promise<void>
  readonly needs?: Needs
  readonly provides?: Provides
  readonly start?: (host: Host, needs: OffersOf<Needs>) => Outcome<Provides>
}

// biome-ignore lint/suspicious/noExplicitAny: the erased form, for the registry; `defineModule` keeps the types.
export type AnyModule = ServerModule<any, any>

/** The default export of `module.ts`. */
export const defineModule = <Needs extends Ports = Record<never, never>, Provides extends Ports = Record<never, never>>(
  module: ServerModule<Needs, Provides>,
): AnyModule => module
