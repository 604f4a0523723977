import type { ReactNode } from 'react'
import { Button } from '#ds/button'
import { ColumnSettings } from '#ds/column-settings'
import type { ColumnFacts, ColumnState } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { useT } from '#src/i18n/use-t.ts'
import { type Density, densities } from './table-setting.ts'

/** How the table looks, and what is done with all of it. */
export const DataToolbar = ({
  views,
  columns,
  columnState,
  onColumnState,
  density,
  onDensity,
  refreshing,
  onRefresh,
  children,
}: {
  views: ReactNode
  columns: readonly ColumnFacts[]
  columnState: ColumnState
  onColumnState: (state: ColumnState) => void
  density: Density | undefined
  onDensity: (density: Density | undefined) => void
  refreshing: boolean
  onRefresh: () => void
  children: ReactNode
}) => {
  const t = useT('data')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="-ms-3 me-auto min-w-0">{views}</div>
      <Button
        size="small"
        variant="ghost"
        iconOnly
        className="max-sm:hidden"
        aria-label={t('refresh')}
        title={t('refresh')}
        busy={refreshing}
        onClick={onRefresh}
      >
        <Icon name="refresh" />
      </Button>
      {/* Rows are as high as a finger on a phone, whatever is chosen. */}
      <div className="max-sm:hidden">
        <Menu
          align="end"
          trigger={
            <Button size="small" variant="ghost" iconOnly aria-label={t('density')} title={t('density')}>
              <Icon name="rows" />
            </Button>
          }
          items={[
            {
              id: 'auto',
              label: t('density.auto'),
              checked: density === undefined,
              onSelect: () => onDensity(undefined),
            },
            ...densities.map((each) => ({
              id: each,
              label: t(`density.${each}`),
              checked: density === each,
              onSelect: () => onDensity(each),
            })),
          ]}
        />
      </div>
      <ColumnSettings columns={columns} state={columnState} onChange={onColumnState} size="small" />
      {children}
    </div>
  )
}
