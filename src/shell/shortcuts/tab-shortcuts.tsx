import { useShortcut } from '#ds/shortcuts'
import { tagAfterClose } from '#ds/tags-view'
import { useOpenTabs } from '#src/console-kit/page/open-tabs.atoms.ts'
import { homePath } from '#src/console-kit/page/paths.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useTabActions } from '../tabs/use-tab-actions.ts'
import { tabKeys } from './tab-keys.ts'

/** Closes or refreshes the page on screen by keys, also while somebody types and while the strip is switched off. */
export function TabShortcuts({ pathname }: { pathname: string }) {
  const t = useT('shell')
  const tabs = useOpenTabs()
  const { close, refresh } = useTabActions(pathname)
  const tab = tabs.find(({ id }) => id === pathname)
  const group = t('drawer.group.tags')
  useShortcut({
    id: 'tab close',
    keys: tabKeys.close,
    label: t('shortcuts.tab.close'),
    group,
    disabled: !tab || tab.isFixed,
    onPress: (event) => {
      if (!isInOverlay(event)) void close([pathname], tagAfterClose(tabs, pathname, [pathname]) ?? homePath)
    },
    everywhere: true,
  })
  useShortcut({
    id: 'tab refresh',
    keys: tabKeys.refresh,
    label: t('shortcuts.tab.refresh'),
    group,
    disabled: !tab,
    onPress: (event) => {
      if (!isInOverlay(event)) void refresh(pathname)
    },
    everywhere: true,
  })
  return null
}

/** A page must not go from under a dialog that asks something about it. */
const isInOverlay = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=dialog],[role=alertdialog],[role=menu]') !== null
