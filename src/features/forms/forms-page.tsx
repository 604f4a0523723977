import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import type { BulkAction } from '#ds/bulk-bar'
import { Button, buttonClass } from '#ds/button'
import type { SortRule } from '#ds/data-table'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { type FormSort, formSorts } from '#shared/contract/form'
import { formPageQueryOptions } from '#src/api/forms.ts'
import { CreateFormDialog } from '#src/console-kit/form/create-form-dialog.tsx'
import { FormList } from '#src/console-kit/form/form-list.tsx'
import { useFormHome } from '#src/console-kit/form/form-tabs.ts'
import { useChosenForms } from '#src/console-kit/form/use-chosen-forms.ts'
import { Page } from '#src/console-kit/page/page.tsx'
import { templatesPath } from '#src/console-kit/page/paths.ts'
import { usePageShortcuts } from '#src/console-kit/shortcuts/use-page-shortcuts.ts'
import { useT } from '#src/i18n/use-t.ts'
import { pageSearchShape, useLastPage } from '#src/router/page-search.ts'
import { useSearchState } from '#src/router/use-search-state.ts'
import { Allow, usePermission } from '#src/session/allow.tsx'
import { useFormColumns } from './form-columns.tsx'
import { FormsFilter } from './forms-filter.tsx'
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
  const mayAdd = usePermission('project:form:add')
  const mayEdit = usePermission('project:form:edit')
  const mayRemove = usePermission('project:form:remove')
  const navigate = useNavigate()
  const home = useFormHome()
  const removal = useFormsRemoval()
  const columns = useFormColumns()
  const forms = useQuery(
    formPageQueryOptions({
      current: page,
      size,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(status > 0 && { status }),
      ...(sort !== '' && { sort }),
    }),
  )
  const chosen = useChosenForms(forms.data?.records)
  const isFiltered = name.trim() !== '' || status > 0
  const narrow: typeof setSearch = (change, options) => {
    chosen.clear?.()
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
  const bulk: BulkAction[] = [
    {
      id: 'delete',
      icon: 'trash',
      tone: 'danger',
      label: t('bulk.delete', { count: chosen.keys.size }),
      disabled: removal.isRemoving,
      onSelect: () => void removal.remove([...chosen.keys]).then(chosen.choose),
    },
  ]
  const open = (at: number) => {
    const form = forms.data?.records[at]
    if (form) void navigate({ to: home, search: { key: form.formKey } })
  }
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
    back: chosen.clear,
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
      <FormList
        setting="forms"
        label={t('list')}
        caption={t('title')}
        list={forms}
        columns={columns}
        page={page}
        size={size}
        onPage={setSearch}
        sort={sort === '' ? noSort : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]}
        onSort={([rule]) => setSearch({ sort: sortOf(rule), page: 1 })}
        chosen={chosen}
        canChoose={mayRemove}
        bulk={bulk}
        empty={
          <EmptyState
            illustration="search"
            title={t('noResult.title')}
            description={t('noResult.text')}
            action={<Button onClick={clear}>{t('filter.clear')}</Button>}
          />
        }
        firstUse={
          isFirstUse ? (
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
          ) : undefined
        }
      />
      <CreateFormDialog open={creating} onOpenChange={setCreating} />
    </Page>
  )
}

const noSort: readonly SortRule[] = []
const sortOf = (rule: SortRule | undefined): FormSort | '' => {
  const wanted = rule ? `${rule.desc ? '-' : ''}${rule.id}` : ''
  return formSorts.find((each) => each === wanted) ?? ''
}
