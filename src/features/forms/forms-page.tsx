import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { type BulkAction, BulkBar } from '#ds/bulk-bar'
import { Button, buttonClass } from '#ds/button'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { formSorts } from '#shared/contract/form'
import { formPageQueryOptions } from '#src/api/forms.ts'
import { CreateFormDialog } from '#src/console-kit/create-form-dialog.tsx'
import { ListHead } from '#src/console-kit/list-head.tsx'
import { useTableLook } from '#src/console-kit/use-table-look.ts'
import { useT } from '#src/i18n/use-t.ts'
import { pageSearchShape, useLastPage } from '#src/router/page-search.ts'
import { useSearchState } from '#src/router/use-search-state.ts'
import { Allow, usePermission } from '#src/session/allow.tsx'
import { useFormHome } from '#src/shell/form-tabs.ts'
import { Page } from '#src/shell/page.tsx'
import { Pager } from '#src/shell/pager.tsx'
import { templatesPath } from '#src/shell/paths.ts'
import { usePageCommands } from '#src/shell/shortcuts/page-commands.atoms.ts'
import { usePageShortcuts } from '#src/shell/shortcuts/use-page-shortcuts.ts'
import { ErrorState } from '#src/shell/states.tsx'
import { useFittingColumns } from '#src/shell/use-fitting-columns.ts'
import { phone, useMedia } from '#src/shell/use-media.ts'
import { FormsFilter } from './forms-filter.tsx'
import { FormsTable, useFormColumns } from './forms-table.tsx'
import { useFormsRemoval } from './use-forms-removal.ts'

const searchSchema = z.object({
  ...pageSearchShape,
  name: z.string().max(200).catch(''),
  // 0: any state.
  status: z.coerce.number().int().min(0).max(3).catch(0),
  // '': newest change first.
  sort: z.enum([...formSorts, '']).catch(''),
})

/** My forms: find one, make one, and everything that happens to a form as a whole. */
export function FormsPage() {
  const t = useT('forms')
  const [search, setSearch] = useSearchState(searchSchema)
  const [creating, setCreating] = useState(false)
  const { page, size, name, status, sort } = search
  const [selected, setSelected] = useState<ReadonlySet<string>>(nothing)
  const mayAdd = usePermission('project:form:add')
  const mayEdit = usePermission('project:form:edit')
  const mayRemove = usePermission('project:form:remove')
  const navigate = useNavigate()
  const home = useFormHome()
  const removal = useFormsRemoval()
  const isPhone = useMedia(phone)
  const look = useTableLook('forms')
  const { frame, columns } = useFittingColumns(useFormColumns(), look.columns, { hasBoxes: mayRemove })
  const forms = useQuery(
    formPageQueryOptions({
      current: page,
      size,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(status > 0 && { status }),
      ...(sort !== '' && { sort }),
    }),
  )
  const isFiltered = name.trim() !== '' || status > 0
  const narrow: typeof setSearch = (change, options) => {
    setSelected(nothing)
    setSearch(change, options)
  }
  const clear = () => narrow({ name: '', status: 0, page: 1 })
  useLastPage(forms.isPlaceholderData ? undefined : forms.data, setSearch)

  const newForm = (
    <Allow permission="project:form:add">
      <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => setCreating(true)}>
        {t('create')}
      </Button>
    </Allow>
  )
  const fromTemplate = (
    <Allow permission="project:template:list">
      <Link to={templatesPath} className={buttonClass()}>
        {t('create.fromTemplate')}
      </Link>
    </Allow>
  )
  // Forms that went by another way (a row's menu) are no longer chosen.
  const chosen = useMemo(() => {
    const there = new Set(forms.data?.records.map(({ formKey }) => formKey))
    return new Set([...selected].filter((formKey) => there.has(formKey)))
  }, [selected, forms.data])
  const bulk: BulkAction[] = [
    {
      id: 'delete',
      icon: 'trash',
      tone: 'danger',
      label: t('bulk.delete', { count: chosen.size }),
      disabled: removal.isRemoving,
      onSelect: () => void removal.remove([...chosen]).then((left) => setSelected(new Set(left))),
    },
  ]
  const open = (at: number) => {
    const form = forms.data?.records[at]
    if (form) void navigate({ to: home, search: { key: form.formKey } })
  }
  usePageCommands(chosen.size > 0 ? bulk : none)
  usePageShortcuts({
    hasFilter: true,
    hasRows: true,
    canSelect: mayRemove,
    create: mayAdd ? () => setCreating(true) : undefined,
    open,
    edit: mayEdit
      ? (at) => {
          const form = forms.data?.records[at]
          if (form) void navigate({ to: '/project/form/editor', search: { key: form.formKey } })
        }
      : undefined,
    refresh: () => void forms.refetch(),
    back: chosen.size > 0 ? () => setSelected(nothing) : undefined,
  })
  const isFirstUse = forms.data?.total === 0 && !isFiltered && !forms.isPlaceholderData

  return (
    <Page
      title={t('title')}
      actions={
        !isFirstUse && (
          <>
            {fromTemplate}
            {newForm}
          </>
        )
      }
    >
      {!isFirstUse && <FormsFilter name={name} status={status} onChange={narrow} onClear={clear} />}
      <Card flush>
        {!isFirstUse && (
          <ListHead label={t('list')} toolsLabel={t('tools')} list={forms} columns={columns} look={look} />
        )}
        {forms.isError && !forms.data ? (
          <ErrorState error={forms.error} onRetry={() => void forms.refetch()} />
        ) : isFirstUse ? (
          <EmptyState
            title={t('empty.title')}
            description={t('empty.text')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                {newForm}
                {fromTemplate}
              </div>
            }
          />
        ) : (
          <div ref={frame}>
            <FormsTable
              columns={columns}
              columnState={look.columns}
              onColumnState={look.setColumns}
              density={isPhone ? 'roomy' : look.density}
              rows={forms.data?.records ?? noRows}
              loading={forms.isPending || forms.isPlaceholderData}
              sort={sort}
              onSort={(next) => setSearch({ sort: next, page: 1 })}
              selected={chosen}
              onSelected={mayRemove ? setSelected : undefined}
              empty={
                <EmptyState
                  illustration="search"
                  title={t('noResult.title')}
                  description={t('noResult.text')}
                  action={<Button onClick={clear}>{t('filter.clear')}</Button>}
                />
              }
            />
          </div>
        )}
        {forms.data !== undefined && forms.data.total > 0 && (
          <Pager page={page} size={size} total={forms.data.total} onChange={setSearch} />
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
      <CreateFormDialog open={creating} onOpenChange={setCreating} />
    </Page>
  )
}

const nothing: ReadonlySet<string> = new Set()
const none: readonly BulkAction[] = []
const noRows: never[] = []
