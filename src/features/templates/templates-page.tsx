import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { AlertDialog } from '#ds/alert-dialog'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { CardGrid } from '#ds/card-grid'
import { EmptyState } from '#ds/empty-state'
import type { MenuEntry } from '#ds/menu'
import { RightToolbar } from '#ds/right-toolbar'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Select } from '#ds/select'
import { Skeleton } from '#ds/skeleton'
import { toast } from '#ds/toast'
import type { TemplateRow } from '#shared/contract/template'
import {
  templateCategoriesQueryOptions,
  templatePageQueryOptions,
  useApplyTemplate,
  useDeleteTemplate,
  useUpdateTemplate,
} from '#src/api/templates.ts'
import { TemplateFieldsDialog } from '#src/console-kit/form/template-fields-dialog.tsx'
import { Pager } from '#src/console-kit/list/pager.tsx'
import { Page } from '#src/console-kit/page/page.tsx'
import { usePageShortcuts } from '#src/console-kit/shortcuts/use-page-shortcuts.ts'
import { StaleNote } from '#src/console-kit/states/stale-note.tsx'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { pageSearchShape, useLastPage } from '#src/router/page-search.ts'
import { useSearchState } from '#src/router/use-search-state.ts'
import { usePermission, useRole } from '#src/session/allow.tsx'
import { TemplateCard } from './template-card.tsx'

const searchSchema = z.object({
  ...pageSearchShape,
  name: z.string().max(100).catch(''),
  category: z.string().max(100).catch(''),
  mine: z.enum(['true', '']).catch(''),
})

/** Templates to begin with: those of the product, those colleagues share, one's own. */
export function TemplatesPage() {
  const t = useT('templates')
  const language = useLanguage()
  const navigate = useNavigate()
  const [{ page, size, name, category, mine }, setSearch] = useSearchState(searchSchema)
  const templates = useQuery(
    templatePageQueryOptions({
      current: page,
      size,
      language,
      ...(name.trim() !== '' && { name: name.trim() }),
      ...(category !== '' && { category }),
      ...(mine === 'true' && { mine }),
    }),
  )
  const categories = useQuery(templateCategoriesQueryOptions(language)).data ?? []
  const apply = useApplyTemplate()
  const actionsOf = useTemplateActions()
  useLastPage(templates.isPlaceholderData ? undefined : templates.data, setSearch)
  usePageShortcuts({ hasFilter: true, refresh: () => void templates.refetch() })
  const isFiltered = name.trim() !== '' || category !== ''
  const clear = () => setSearch({ name: '', category: '', page: 1 })

  const use = (templateKey: string) =>
    apply.mutate(
      { templateKey, language },
      { onSuccess: ({ formKey }) => void navigate({ to: '/project/form/editor', search: { key: formKey } }) },
    )

  return (
    <Page title={t('title')} description={t('description')}>
      <search className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={name}
          onChange={(next) => setSearch({ name: next, page: 1 }, { replace: true })}
          label={t('filter.name')}
          placeholder={t('filter.name')}
          className="w-full sm:w-72"
        />
        <Select
          id="template-category"
          label={t('category')}
          value={category || undefined}
          onChange={(next) => setSearch({ category: next ?? '', page: 1 })}
          placeholder={t('filter.anyCategory')}
          options={categories.map(({ value, label }) => ({ id: value, label }))}
          className="sm:w-48"
        />
        <SegmentedControl
          label={t('filter.whose')}
          // On the desk the control's own ground would not be seen; its edge is, in every theme.
          className="ring-1 ring-hairline"
          value={mine === 'true' ? 'mine' : 'all'}
          onChange={(next) => setSearch({ mine: next === 'mine' ? 'true' : '', page: 1 })}
          options={[
            { id: 'all', label: t('filter.all') },
            { id: 'mine', label: t('filter.mine') },
          ]}
        />
        {isFiltered && (
          <Button variant="ghost" onClick={clear}>
            {t('filter.clear')}
          </Button>
        )}
        <RightToolbar
          label={t('tools')}
          size="small"
          refresh={{ busy: templates.isFetching, onRefresh: () => void templates.refetch() }}
          className="ms-auto"
        />
      </search>
      <StaleNote query={templates} />
      {templates.isError && !templates.data ? (
        <Card>
          <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />
        </Card>
      ) : templates.data === undefined ? (
        <Waiting />
      ) : templates.data.total === 0 ? (
        <Card>
          {isFiltered ? (
            <EmptyState
              illustration="search"
              title={t('noResult.title')}
              description={t('noResult.text')}
              action={<Button onClick={clear}>{t('filter.clear')}</Button>}
            />
          ) : (
            <EmptyState title={t('empty.title')} description={t('empty.text')} />
          )}
        </Card>
      ) : (
        <CardGrid
          label={t('title')}
          items={templates.data.records}
          keyOf={({ templateKey }) => templateKey}
          render={(template) => (
            <TemplateCard
              template={template}
              category={categories.find(({ value }) => value === template.category)?.label ?? ''}
              actions={actionsOf.entries(template)}
              busy={apply.isPending && apply.variables.templateKey === template.templateKey}
              onUse={() => use(template.templateKey)}
            />
          )}
        />
      )}
      {templates.data !== undefined && templates.data.total > size && (
        <Card flush>
          <Pager page={page} size={size} total={templates.data.total} onChange={setSearch} />
        </Card>
      )}
      {actionsOf.dialogs}
    </Page>
  )
}

/** The shape of what comes, so that nothing jumps when it is there. */
const Waiting = () => (
  <CardGrid
    label=""
    items={['first', 'second', 'third']}
    keyOf={(each) => each}
    render={() => (
      <div className="flex flex-col gap-3 rounded-lg border border-hairline bg-paper p-4" aria-busy="true">
        <Skeleton className="h-36" />
        <Skeleton className="h-5" />
        <Skeleton className="h-4" />
      </div>
    )}
  />
)

/** Changing and deleting, for templates of one's own; administrators do so with anybody's that are shared. */
const useTemplateActions = () => {
  const t = useT('templates')
  const [editing, setEditing] = useState<TemplateRow | null>(null)
  const [removing, setRemoving] = useState<TemplateRow | null>(null)
  const update = useUpdateTemplate()
  const remove = useDeleteTemplate()
  const isAdmin = useRole('admin')
  const mayEdit = usePermission('project:template:edit')
  const mayRemove = usePermission('project:template:remove')

  const entries = (template: TemplateRow): MenuEntry[] => {
    if (template.isBuiltin || !(template.isMine || isAdmin)) return []
    return [
      ...(mayEdit
        ? [{ id: 'edit', icon: 'pencil' as const, label: t('edit'), onSelect: () => setEditing(template) }]
        : []),
      ...(mayRemove
        ? [
            {
              id: 'remove',
              icon: 'trash' as const,
              tone: 'danger' as const,
              label: t('remove'),
              onSelect: () => setRemoving(template),
            },
          ]
        : []),
    ]
  }
  const dialogs = (
    <>
      {editing && (
        <TemplateFieldsDialog
          open
          onOpenChange={(open) => !open && setEditing(null)}
          title={t('edit')}
          initial={editing}
          onSubmit={async ({ name, description, category, isPublic }) => {
            await update.mutateAsync({ templateKey: editing.templateKey, name, description, category, isPublic })
            toast.success(t('done.saved'))
          }}
        />
      )}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        tone="danger"
        title={t('remove.title', { name: removing?.name ?? '' })}
        description={t('remove.text')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        busy={remove.isPending}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.templateKey, {
            onSuccess: () => toast.success(t('done.removed')),
            onSettled: () => setRemoving(null),
          })
        }
      />
    </>
  )
  return { entries, dialogs }
}
