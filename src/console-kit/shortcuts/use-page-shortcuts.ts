// The keys every page of the console gives the same meaning (ux C4).
import { use } from 'react'
import { useShortcut } from '#ds/shortcuts'
import { useT } from '#src/i18n/use-t.ts'
import { matchServerPath } from '#src/router/server-tree.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useTitleOf } from '../navigation/use-navigation.ts'
import { TabContext } from '../page/tab-context.ts'
import { chooseRow, focusSearch, indexOfRow, moveInRows } from './page-parts.ts'

export interface PageShortcuts {
  /** C: makes what the page is about. */
  readonly create?: (() => void) | undefined
  /** The page has a search field (`#ds/search-input`, or any field in a `<search>`): / goes there. */
  readonly hasFilter?: boolean | undefined
  /** The page has a table (`#ds/data-table`, `#ds/tree-table`): J and K walk its rows. */
  readonly hasRows?: boolean | undefined
  /** Its rows can be chosen: X. */
  readonly canSelect?: boolean | undefined
  /** Enter, on a row; gets its index in the table. Not where the table opens rows by itself (`onRowOpen`). */
  readonly open?: ((index: number) => void) | undefined
  /** Space, on a row of a table whose rows cannot be chosen. */
  readonly peek?: ((index: number) => void) | undefined
  /** E, on a row. */
  readonly edit?: ((index: number) => void) | undefined
  /** R: what the page shows is asked for again. */
  readonly refresh?: (() => void) | undefined
  /** Delete: asks whether what is chosen may go. */
  readonly remove?: (() => void) | undefined
  /** Escape: one level back, such as the selection. Menus and dialogs above the page take theirs first. */
  readonly back?: (() => void) | undefined
}

/**
 * Registers the page's shortcuts while it is the tab on screen; the sheet lists them under the page's name. What is not
 * given does not exist. Never while somebody types, composes, or works in a dialog or menu.
 */
export const usePageShortcuts = (page: PageShortcuts): void => {
  const { open, peek, edit } = page
  useKey('filter', '/', page.hasFilter ? focusSearch : undefined)
  useKey('create', 'c', page.create)
  useKey('next', 'j', page.hasRows ? () => moveInRows(1) : undefined)
  useKey('previous', 'k', page.hasRows ? () => moveInRows(-1) : undefined)
  useKey('select', 'x', page.canSelect ? chooseRow : undefined)
  useKey('open', 'enter', open && (() => onRow(open)))
  useKey('peek', 'space', peek && (() => onRow(peek)))
  useKey('edit', 'e', edit && (() => onRow(edit)))
  useKey('refresh', 'r', page.refresh)
  useKey('remove', 'delete', page.remove)
  useKey('back', 'escape', page.back)
}

const useKey = (action: string, keys: string, onPress: (() => void) | undefined): void => {
  const t = useT('shell')
  const tab = use(TabContext) ?? ''
  const group = usePageName(tab)
  useShortcut({
    id: `${action} ${tab}`,
    keys,
    label: t(`shortcuts.page.${action}`),
    group,
    disabled: onPress === undefined,
    onPress: () => onPress?.(),
  })
}

/** As in the menu: the heading in the sheet. */
const usePageName = (path: string): string => {
  const t = useT('shell')
  const menu = useMenu().data
  const titleOf = useTitleOf()
  const match = menu && matchServerPath(menu, path)
  return match ? titleOf(match) : t('shortcuts.page')
}

const onRow = (act: (index: number) => void): void => {
  const index = indexOfRow()
  if (index !== undefined) act(index)
}
