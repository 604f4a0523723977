import { frameComponent, linkComponent, type Menu, type MenuFields, outsideAddress } from '#shared/contract/menu'

/** What the form holds; while the order number is empty it cannot be saved. */
export type MenuValues = Omit<MenuFields, 'sort'> & { readonly sort: number | undefined }

/** What the family of menus writes for a directory. */
export const directoryComponent = 'Layout'

export const newMenu = (parent: Menu | undefined, sort: number): MenuValues => {
  const kind = parent?.kind === 'C' ? 'F' : 'C'
  return {
    parentId: parent?.id ?? null,
    kind,
    name: '',
    title: '',
    path: '',
    component: '',
    redirect: '',
    link: '',
    icon: '',
    permission: '',
    sort,
    visible: true,
    keepAlive: true,
    status: 'active',
    remark: '',
  }
}

export const valuesOf = ({ id: _, version: __, ...values }: Menu): MenuValues => values

/** What is sent: fields of another kind are left behind. */
export const fieldsOf = (values: MenuValues): MenuFields => {
  const { kind } = values
  return {
    ...values,
    title: values.title.trim(),
    name: values.name.trim(),
    path: kind === 'F' ? '' : values.path.trim(),
    component: kind === 'F' ? '' : values.component,
    redirect: kind === 'F' ? '' : values.redirect.trim(),
    link: isOutside(values) ? values.link.trim() : '',
    icon: kind === 'F' ? '' : values.icon,
    permission: kind === 'M' ? '' : values.permission,
    sort: values.sort ?? 0,
  }
}

/** A route name made of what the menu is: of a button its permission, else of its path. */
export const suggestedName = ({ kind, path, permission }: Pick<MenuValues, 'kind' | 'path' | 'permission'>): string => {
  if (kind === 'F') return permission
  return path
    .split('/')
    .filter((part) => /^[A-Za-z]/.test(part))
    .join('-')
}

/** An entry that shows or opens an address outside of this site. */
export const isOutside = ({ kind, component }: Pick<MenuValues, 'kind' | 'component'>): boolean =>
  kind === 'C' && (component === frameComponent || component === linkComponent)

const isAddress = (text: string): boolean => text.trim() !== '' && outsideAddress.safeParse(text.trim()).success

type Problems = Partial<Record<keyof MenuValues, string | undefined>>

/** What is wrong by field, as keys of the page's texts. The server asks the same questions again. */
export const problemsOf = (values: MenuValues): Problems => {
  const { kind, path, redirect } = values
  return {
    title: values.title.trim() === '' ? 'title.missing' : undefined,
    name: namePattern.test(values.name.trim()) ? undefined : 'name.wrong',
    parentId: kind === 'F' && values.parentId === null ? 'parent.missing' : undefined,
    path:
      kind === 'F'
        ? undefined
        : path.trim() === ''
          ? 'path.missing'
          : pathPattern.test(path.trim())
            ? undefined
            : 'path.wrong',
    redirect: kind === 'M' && redirect !== '' && !pathPattern.test(redirect.trim()) ? 'path.wrong' : undefined,
    component: kind === 'C' && values.component === '' ? 'component.missing' : undefined,
    link: isOutside(values) && !isAddress(values.link) ? 'link.wrong' : undefined,
    sort: values.sort === undefined ? 'sort.missing' : undefined,
  }
}

const namePattern = /^[A-Za-z][\w:.-]{0,79}$/
/** Inside this site only (T3, T26). */
const pathPattern = /^\/(?![/\\])[\w\-./:?=&]*$/
