import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { Skeleton } from '#ds/skeleton'
import { formPageQueryOptions } from '#src/api/forms.ts'
import { CreateFormDialog } from '#src/console-kit/form/create-form-dialog.tsx'
import { Page } from '#src/console-kit/page/page.tsx'
import { formsPath } from '#src/console-kit/page/paths.ts'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { useCurrentUser } from '#src/session/current-user.ts'
import { AnswersByDay } from './answers-by-day.tsx'
import { PinnedAnnouncements } from './pinned-announcements.tsx'
import { RecentForms } from './recent-forms.tsx'

/** What one comes back to: the forms touched last, and what arrived for them. */
export function DashboardPage() {
  const t = useT('dashboard')
  const user = useCurrentUser().data?.user
  const mayList = usePermission('project:form:list')
  const maySeeReports = usePermission('project:report:view')
  const mayCreate = usePermission('project:form:add')
  const recent = useQuery({ ...formPageQueryOptions({ current: 1, size: 6 }), enabled: mayList })
  const forms = recent.data?.records ?? []

  return (
    <Page
      title={t('title')}
      description={t('greeting', { name: user?.nickName || user?.userName || '' })}
      actions={mayCreate && <NewForm />}
    >
      <PinnedAnnouncements />
      {mayList && recent.isPending && <Waiting />}
      {recent.isError && !recent.data && (
        <Card>
          <ErrorState error={recent.error} onRetry={() => void recent.refetch()} />
        </Card>
      )}
      {(!mayList || recent.data?.total === 0) && (
        <Card>
          <EmptyState
            title={t('empty.title')}
            description={t('empty.text')}
            action={
              mayList && (
                <Link to={formsPath} className={buttonClass({ variant: 'primary' })}>
                  {t('empty.action')}
                </Link>
              )
            }
          />
        </Card>
      )}
      {forms.length > 0 && (
        <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentForms forms={forms} />
          {maySeeReports && <AnswersByDay />}
        </div>
      )}
    </Page>
  )
}

function NewForm() {
  const t = useT('forms')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('create')}
      </Button>
      <CreateFormDialog open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function Waiting() {
  return (
    <Card>
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/4" />
        <Skeleton className="w-2/3" />
      </div>
    </Card>
  )
}
