import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { BulkAction } from '#ds/bulk-bar'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { toast } from '#ds/toast'
import type { RecycleRow } from '#shared/contract/form'
import { useRestoreForm, useRestoreForms } from '#src/api/forms.ts'
import { FormList } from '#src/console-kit/form/form-list.tsx'
import { useChosenForms } from '#src/console-kit/form/use-chosen-forms.ts'
import type { ListColumn } from '#src/console-kit/list/fitting-columns.ts'
import { phone, useMedia } from '#src/console-kit/look/use-media.ts'
import { Page } from '#src/console-kit/page/page.tsx'
import { usePageShortcuts } from '#src/console-kit/shortcuts/use-page-shortcuts.ts'
import { RelativeTime } from '#src/console-kit/time.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { pageSearchShape, useLastPage } from '#src/router/page-search.ts'
import { useSearchState } from '#src/router/use-search-state.ts'
import { usePermission } from '#src/session/allow.tsx'
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
  const list = useQuery(recyclePageQueryOptions({ current: page, size }))
  const restore = useRestoreForm()
  const restoreMany = useRestoreForms()
  const mayRestore = usePermission('project:recycle:restore')
  const mayPurge = usePermission('project:recycle:remove')
  useLastPage(list.isPlaceholderData ? undefined : list.data, setSearch)

  const chosen = useChosenForms(list.data?.records)
  const columns: ListColumn<RecycleRow>[] = [
    {
      id: 'name',
      header: t('column.name'),
      width: isPhone ? 180 : 380,
      minWidth: 140,
      hideable: false,
      value: (form) => form.name,
      cell: (form) => (
        <div className="flex min-w-0 flex-col">
          <span className="truncate font-medium" title={form.name}>
            {form.name}
          </span>
          {isPhone && (
            // One line, as high as the row is; how many answers there are is said before any are lost.
            <span className="truncate text-muted text-sm">
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
      // Room for both words in the longest language.
      width: isTight ? 104 : 340,
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

  const bulk: BulkAction[] = [
    {
      id: 'restore',
      icon: 'restore',
      label: t('bulk.restore', { count: chosen.keys.size }),
      disabled: restoreMany.isPending,
      onSelect: () =>
        restoreMany.mutate([...chosen.keys], {
          onSuccess: ({ done, failed }) => {
            if (done.length > 0) toast.success(t('done.restored'))
            if (failed.length > 0) toast.error(t('failed.restore', { count: failed.length }))
            chosen.choose(failed)
          },
        }),
    },
  ]
  usePageShortcuts({
    refresh: () => void list.refetch(),
    back: chosen.clear,
  })

  return (
    <Page title={t('recycle.title')} description={t('recycle.text')}>
      <FormList
        setting="recycle"
        label={t('recycle.list')}
        caption={t('recycle.title')}
        list={list}
        columns={columns}
        page={page}
        size={size}
        onPage={setSearch}
        chosen={chosen}
        canChoose={mayRestore}
        bulk={bulk}
        empty={
          <EmptyState illustration="inbox" title={t('recycle.empty.title')} description={t('recycle.empty.text')} />
        }
      />
      <PurgeDialog form={purging} onClose={() => setPurging(null)} />
    </Page>
  )
}
