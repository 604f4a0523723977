import { useShortcut } from '#ds/shortcuts'
import { useNavigation } from '#src/console-kit/navigation/use-navigation.ts'
import { useT } from '#src/i18n/use-t.ts'
import { type NavItem, pagesBelow } from '../palette/pages-below.ts'
import { jumpKeys } from './jumps.ts'

/** Keys that lead to pages of the menu. */
export function JumpShortcuts() {
  const { items, follow } = useNavigation()
  return pagesBelow(items).map(({ item }) => {
    const keys = jumpKeys(item.id)
    return keys && <Jump key={item.id} item={item} keys={keys} follow={follow} />
  })
}

function Jump({ item, keys, follow }: { item: NavItem; keys: string; follow: (item: NavItem) => void }) {
  const t = useT('shell')
  useShortcut({
    id: `jump ${item.id}`,
    keys,
    label: item.label,
    group: t('shortcuts.goTo'),
    onPress: () => follow(item),
  })
  return null
}
