import { useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { TreeTable } from '#ds/tree-table'
import { type ListColumn, useFamilyT, useT } from '#sdk/page'
import { ListCard, type ListQuery } from '../records/list-card.tsx'
import type { Records } from '../records/use-records.ts'
import type { Forest, Placed } from './forest.ts'

/** What `useData` gives for an endpoint that answers every row. */
export interface TreeRows extends ListQuery {
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
}

/**
 * The list of a page whose records lie below each other. The first level is open at first, and everything while a filter is
 * in force.
 */
export function TreeList<Row extends Placed>({
  label,
  setting,
  records,
  list,
  forest,
  columns,
  nameOf,
  onCreate,
}: {
  label: string
  /** Under which columns and views are remembered: the page's id. */
  setting: string
  records: Records
  list: TreeRows
  forest: Forest<Row>
  columns: readonly ListColumn<Row>[]
  nameOf: (row: Row) => string
  onCreate?: (() => void) | undefined
}) {
  const t = useFamilyT('trees')
  const pageT = useT()
  const { narrowedBy } = records
  // What was opened by hand is forgotten when the filters change.
  const [opened, setOpened] = useState<{ by: string; ids: ReadonlySet<string> }>()
  const everyId = useMemo(() => new Set(forest.byId.keys()), [forest])
  const firstLevel = useMemo(() => new Set(forest.roots.map(({ id }) => id)), [forest])
  const expanded = opened?.by === narrowedBy ? opened.ids : narrowedBy === '' ? firstLevel : everyId
  const setExpanded = (ids: ReadonlySet<string>) => setOpened({ by: narrowedBy, ids })
  const isAllOpen = everyId.size === expanded.size

  return (
    <ListCard
      label={label}
      setting={setting}
      records={records}
      list={list}
      columns={columns}
      empty={{ title: pageT('empty.title'), text: pageT('empty.text') }}
      onCreate={onCreate}
      tools={
        <Button variant="ghost" size="small" onClick={() => setExpanded(isAllOpen ? new Set<string>() : everyId)}>
          {t(isAllOpen ? 'foldAll' : 'expandAll')}
        </Button>
      }
    >
      {({ className, ...look }) => (
        <TreeTable<Row>
          {...look}
          className={`${className} rounded-b-lg`}
          rows={forest.roots}
          rowKey={({ id }) => id}
          childrenOf={forest.childrenOf}
          expanded={expanded}
          onExpanded={setExpanded}
          toggleLabel={(row) => t('below', { name: nameOf(row) })}
          loading={list.isPending || list.isPlaceholderData}
        />
      )}
    </ListCard>
  )
}
