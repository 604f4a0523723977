import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { SideMenu } from '#ds/side-menu'
import { Skeleton } from '#ds/skeleton'
import { useNavigation } from '#src/console-kit/navigation/use-navigation.ts'
import { useT } from '#src/i18n/use-t.ts'
import { useMenu } from '#src/session/current-user.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'

/** The server's menu as a tree, or what is below the rail's entry. */
export function MenuTree({
  shows,
  isFolded = false,
  onFollow,
}: {
  shows: 'menu' | 'children'
  isFolded?: boolean
  onFollow?: () => void
}) {
  const t = useT('shell')
  const menu = useMenu()
  const isUniqueOpened = useThemeSetting('isUniqueOpened')
  const { items, below, current, follow } = useNavigation()
  if (menu.isPending) {
    return (
      <div className="flex flex-col gap-3 p-4" role="status" aria-label={t('menu.loading')}>
        {Array.from({ length: 5 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five equal bars
          <Skeleton key={at} className="min-h-6" />
        ))}
      </div>
    )
  }
  if (!menu.data) {
    return (
      <div className="p-2">
        <Button variant="ghost" iconStart={<Icon name="refresh" />} onClick={() => void menu.refetch()}>
          {isFolded ? <span className="sr-only">{t('menu.failed')}</span> : t('menu.failed')}
        </Button>
      </div>
    )
  }
  return (
    <SideMenu
      // Groups that were open side by side are not, once only one may be.
      key={isUniqueOpened ? 'one' : 'any'}
      items={shows === 'menu' ? items : below}
      current={current}
      label={t('menu')}
      folded={isFolded}
      uniqueOpen={isUniqueOpened}
      defaultOpen={isUniqueOpened ? 'current' : 'all'}
      onNavigate={(item) => {
        follow(item)
        onFollow?.()
      }}
    />
  )
}
