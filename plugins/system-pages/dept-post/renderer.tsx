import { useState } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import {
  Allow,
  definePageRenderer,
  ErrorState,
  LoadingState,
  Page,
  PageLink,
  useData,
  useMedia,
  usePermission,
  useSearchState,
  useT,
  useTabTitle,
} from '#sdk/page'
import { deptPosts } from '#shared/contract/post'
import { userDeptTree } from '#shared/contract/user'
import { DepartmentPanel } from '../../_families/departments/department-panel.tsx'
import type page from './definition.ts'
import { DeptCard } from './dept-card.tsx'
import { GiveDialog, type Giving } from './give-dialog.tsx'

const search = z.object({
  /** '' is the first department there is. */
  deptId: z
    .string()
    .regex(/^\d{0,18}$/)
    .or(z.number().transform(String))
    .catch(''),
  below: z.enum(['', 'yes']).catch(''),
})

/** Who holds which post in a department; reached from the list of departments. */
export default definePageRenderer<typeof page>(function DeptPostPage() {
  const t = useT()
  const [{ deptId, below }, change] = useSearchState(search)
  const hasRoom = useMedia('(min-width: 1200px)')
  const mayGive = usePermission('system:user:edit')
  const [giving, setGiving] = useState<Giving>()
  const tree = useData(userDeptTree, {})
  const shown = deptId || (tree.data?.[0]?.id ?? '')
  const found = useData(deptPosts, { params: { id: shown }, query: { below: below !== '' } }, { enabled: shown !== '' })
  const name = found.data?.dept.deptName ?? ''
  useTabTitle(name === '' ? '' : t('title.of', { name }))

  return (
    <Page
      title={t('title')}
      description={
        <Allow permission="system:dept:list">
          <PageLink to="/system/dept" className="inline-flex items-center gap-1 text-accent-text">
            <Icon name="arrow-left" className="rtl:-scale-x-100" />
            {t('back')}
          </PageLink>
        </Allow>
      }
      actions={
        mayGive &&
        found.data !== undefined &&
        found.data.total > 0 && (
          <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => setGiving({})}>
            {t('give')}
          </Button>
        )
      }
    >
      {tree.data?.length === 0 && deptId === '' ? (
        <EmptyState title={t('noDept.title')} description={t('noDept.text')} illustration="search" />
      ) : (
        <div className={hasRoom ? 'flex items-start gap-4' : 'flex flex-col gap-4'}>
          <DepartmentPanel
            tree={tree.data ?? []}
            isLoading={tree.isPending}
            isFlat={!hasRoom}
            value={shown}
            onChange={(next) => change({ deptId: next })}
          />
          <div className="min-w-0 flex-1">
            {found.data ? (
              <DeptCard
                found={found.data}
                isBelow={below !== ''}
                isBusy={found.isPlaceholderData}
                onBelow={(isBelow) => change({ below: isBelow ? 'yes' : '' })}
                onGive={mayGive ? setGiving : undefined}
              />
            ) : found.error || tree.error ? (
              <ErrorState
                error={found.error ?? tree.error}
                onRetry={() => void (found.error ? found.refetch() : tree.refetch())}
              />
            ) : (
              <LoadingState />
            )}
          </div>
        </div>
      )}
      {giving && found.data && <GiveDialog giving={giving} found={found.data} onClose={() => setGiving(undefined)} />}
    </Page>
  )
})
