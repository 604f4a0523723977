import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { type BulkAction, BulkBar } from '#ds/bulk-bar'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { DataTable } from '#ds/data-table'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { toast } from '#ds/toast'
import type { RecycleRow } from '#shared/contract/form'
import { useRestoreForm, useRestoreForms } from '#src/api/forms.ts'
import { ListHead } from '#src/console-kit/list-head.tsx'
import { useTableLook } from '#src/console-kit/use-table-look.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { pageSearchShape, useLastPage } from '#src/router/page-search.ts'
import { useSearchState } from '#src/router/use-search-state.ts'
import { usePermission } from '#src/session/allow.tsx'
import type { ListColumn } from '#src/shell/fitting-columns.ts'
import { Page } from '#src/shell/page.tsx'
import { Pager } from '#src/shell/pager.tsx'
import { usePageCommands } from '#src/shell/shortcuts/page-commands.atoms.ts'
import { usePageShortcuts } from '#src/shell/shortcuts/use-page-shortcuts.ts'
import { ErrorState } from '#src/shell/states.tsx'
import { RelativeTime } from '#src/shell/time.tsx'
import { useFittingColumns } from '#src/shell/use-fitting-columns.ts'
import { phone, useMedia } from '#src/shell/use-media.ts'
import { PurgeDialog } from './purge-dialog.tsx'
import { recyclePageQueryOptions } from './queries.ts'

const searchSchema = z.object(pageSearchShape)

/** Deleted forms: back to the list, or away for ever. */
export function RecyclePage() {
  const t = useT('forms')
  const { number } = useFormat()
  const isPhone = useMedia(phone)
  // Beside the menu, with both words, there would be no room for names.
  const isTight = useMedia('(max-width: 1199.98px)')
  const [{ page, size }, setSearch] = useSearchState(searchSchema)
  const [purging, setPurging] = useState<RecycleRow | null>(null)
  const look = useTableLook('recycle')
  const list = useQuery(recyclePageQueryOptions({ current: page, size }))
  const restore = useRestoreForm()
  const restoreMany = useRestoreForms()
  const [selected, setSelected] = useState<ReadonlySet<string>>(nothing)
  const mayRestore = usePermission('project:recycle:restore')
  const mayPurge = usePermission('project:recycle:remove')
  useLastPage(list.isPlaceholderData ? undefined : list.data, setSearch)

  // Forms that went by another way (a row's own buttons) are no longer chosen.
  const chosen = useMemo(() => {
    const there = new Set(list.data?.records.map(({ formKey }) => formKey))
    return new Set([...selected].filter((formKey) => there.has(formKey)))
  }, [selected, list.data])

  const every: ListColumn<RecycleRow>[] = [
    {
      id: 'name',
      header: t('column.name'),
      width: isPhone ? 180 : 380,
      minWidth: 140,
      hideable: false,
      value: (form) => form.name,
      cell: (form) => (
        <div className="flex min-w-0 flex-col">
          <span className="line-clamp-2 break-words font-medium">{form.name}</span>
          {isPhone && (
            <span className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span>{t('answers', { count: form.resultCount, number: number(form.resultCount) })}</span>
              <RelativeTime value={form.updateTime} />
            </span>
          )}
        </div>
      ),
    },
    ...(isPhone
      ? []
      : [
          {
            id: 'answers',
            header: t('column.answers'),
            align: 'end' as const,
            width: 110,
            value: (form: RecycleRow) => form.resultCount,
            text: (form: RecycleRow) => number(form.resultCount),
          },
          {
            id: 'deleted',
            header: t('column.deleted'),
            width: 150,
            value: (form: RecycleRow) => form.updateTime,
            cell: (form: RecycleRow) => <RelativeTime value={form.updateTime} />,
          },
        ]),
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      width: isTight ? 104 : 260,
      pin: 'end',
      hideable: false,
      value: () => null,
      cell: (form) => (
        <div className="flex justify-end gap-1">
          {mayRestore && (
            <Button
              variant="ghost"
              size="small"
              iconOnly={isTight}
              iconStart={<Icon name="restore" />}
              aria-label={t('recycle.restore.of', { name: form.name })}
              title={isTight ? t('recycle.restore') : undefined}
              busy={restore.isPending && restore.variables === form.formKey}
              onClick={() => restore.mutate(form.formKey, { onSuccess: () => toast.success(t('done.restored')) })}
            >
              {!isTight && t('recycle.restore')}
            </Button>
          )}
          {mayPurge && (
            <Button
              variant="ghost"
              size="small"
              iconOnly={isTight}
              className="text-danger-text"
              iconStart={<Icon name="trash" />}
              aria-label={t('recycle.purge.of', { name: form.name })}
              title={isTight ? t('recycle.purge') : undefined}
              onClick={() => setPurging(form)}
            >
              {!isTight && t('recycle.purge')}
            </Button>
          )}
        </div>
      ),
    },
  ]

  const { frame, columns } = useFittingColumns(every, look.columns, { hasBoxes: mayRestore })
  const bulk: BulkAction[] = [
    {
      id: 'restore',
      icon: 'restore',
      label: t('bulk.restore', { count: chosen.size }),
      disabled: restoreMany.isPending,
      onSelect: () =>
        restoreMany.mutate([...chosen], {
          onSuccess: ({ done, failed }) => {
            if (done.length > 0) toast.success(t('done.restored'))
            if (failed.length > 0) toast.error(t('failed.restore', { count: failed.length }))
            setSelected(new Set(failed))
          },
        }),
    },
  ]
  usePageCommands(chosen.size > 0 ? bulk : none)
  usePageShortcuts({
    refresh: () => void list.refetch(),
    back: chosen.size > 0 ? () => setSelected(nothing) : undefined,
  })

  return (
    <Page title={t('recycle.title')} description={t('recycle.text')}>
      <Card flush>
        <ListHead label={t('recycle.list')} toolsLabel={t('tools')} list={list} columns={columns} look={look} />
        {list.isError && !list.data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <div ref={frame}>
            <DataTable
              label={t('recycle.title')}
              className="max-h-none!"
              columns={columns}
              columnState={look.columns}
              onColumnState={look.setColumns}
              density={isPhone ? 'roomy' : look.density}
              rows={list.data?.records ?? noRows}
              rowKey={formKeyOf}
              loading={list.isPending || list.isPlaceholderData}
              {...(mayRestore && {
                selection: {
                  selected: chosen,
                  onChange: setSelected,
                  label: (form: RecycleRow) => t('select', { name: form.name }),
                  allLabel: t('selectAll'),
                },
              })}
              empty={
                <EmptyState
                  illustration="inbox"
                  title={t('recycle.empty.title')}
                  description={t('recycle.empty.text')}
                />
              }
            />
          </div>
        )}
        {list.data !== undefined && list.data.total > 0 && (
          <Pager page={page} size={size} total={list.data.total} onChange={setSearch} />
        )}
      </Card>
      <BulkBar
        count={chosen.size}
        label={t('bulk')}
        countText={t('bulk.count', { count: chosen.size })}
        clearedText={t('bulk.cleared')}
        clearLabel={t('bulk.clear')}
        onClear={() => setSelected(nothing)}
        actions={bulk}
      />
      <PurgeDialog form={purging} onClose={() => setPurging(null)} />
    </Page>
  )
}

const none: readonly BulkAction[] = []
const nothing: ReadonlySet<string> = new Set()
const noRows: never[] = []
const formKeyOf = ({ formKey }: RecycleRow) => formKey
