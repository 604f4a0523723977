// What modules say of the console's menu.
import type { Permission } from '#shared/permissions'

/** An entry as the first start creates it. Titles are keys of the console's `shell` texts. */
export interface MenuEntry {
  /** Unique and lasting: the seed recognises an entry by it. */
  readonly name: string
  readonly kind: 'M' | 'C' | 'F'
  readonly title: string
  /** Name of the entry it lies in, of whatever module; absent: at the top. */
  readonly under?: string
  /** Place among those beside it, in tens, so that another fits between. */
  readonly order: number
  readonly path?: string
  readonly component?: string
  readonly redirect?: string
  readonly icon?: string
  readonly permission?: Permission
  readonly hidden?: boolean
  /** Keys of the roles that open it in a new installation; `admin` opens everything. */
  readonly roles?: readonly string[]
  /** Its page is still to be built: it gives way to an entry of the same name. */
  readonly isUpcoming?: boolean
}

/** What a role may be given on a page: no entry that anybody sees. */
export const button = (
  permission: Permission,
  place: Required<Pick<MenuEntry, 'under' | 'order'>> & Pick<MenuEntry, 'roles'>,
): MenuEntry => ({
  name: permission,
  kind: 'F',
  title: `permission.${permission.replaceAll(':', '.')}`,
  permission,
  ...place,
})
