import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { formPageQueryOptions } from '#src/api/forms.ts'
import { useT } from '#src/i18n/use-t.ts'
import { pageSearchShape, useLastPage } from '#src/router/page-search.ts'
import { useSearchState } from '#src/router/use-search-state.ts'
import { Allow } from '#src/session/allow.tsx'
import { Page } from '#src/shell/page.tsx'
import { Pager } from '#src/shell/pager.tsx'
import { ErrorState } from '#src/shell/states.tsx'
import { CreateFormDialog } from './create-form-dialog.tsx'
import { FormsFilter } from './forms-filter.tsx'
import { FormsTable } from './forms-table.tsx'

const searchSchema = z.object({
  ...pageSearchShape,
  name: z.string().max(200).catch(''),
  // 0: any state.
  status: z.coerce.number().int().min(0).max(3).catch(0),
})

/** My forms: find one, make one, and everything that happens to a form as a whole. */
export function FormsPage() {
  const t = useT('forms')
  const [search, setSearch] = useSearchState(searchSchema)
  const [creating, setCreating] = useState(false)
  const { page, size, name, status } = search
  const forms = useQuery(
    formPageQueryOptions({
      current: page,
      size,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(status > 0 && { status }),
    }),
  )
  const isFiltered = name.trim() !== '' || status > 0
  const clear = () => setSearch({ name: '', status: 0, page: 1 })
  useLastPage(forms.isPlaceholderData ? undefined : forms.data, setSearch)

  const newForm = (
    <Allow permission="project:form:add">
      <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => setCreating(true)}>
        {t('create')}
      </Button>
    </Allow>
  )
  const isFirstUse = forms.data?.total === 0 && !isFiltered && !forms.isPlaceholderData

  return (
    <Page title={t('title')} actions={!isFirstUse && newForm}>
      {!isFirstUse && <FormsFilter name={name} status={status} onChange={setSearch} onClear={clear} />}
      <Card flush>
        {forms.isError && !forms.data ? (
          <ErrorState error={forms.error} onRetry={() => void forms.refetch()} />
        ) : isFirstUse ? (
          <EmptyState title={t('empty.title')} description={t('empty.text')} action={newForm} />
        ) : (
          <FormsTable
            rows={forms.data?.records ?? []}
            loading={forms.isPending || forms.isPlaceholderData}
            empty={
              <EmptyState
                illustration="search"
                title={t('noResult.title')}
                description={t('noResult.text')}
                action={<Button onClick={clear}>{t('filter.clear')}</Button>}
              />
            }
          />
        )}
        {forms.data !== undefined && forms.data.total > 0 && (
          <Pager page={page} size={size} total={forms.data.total} onChange={setSearch} />
        )}
      </Card>
      <CreateFormDialog open={creating} onOpenChange={setCreating} />
    </Page>
  )
}
