import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Badge } from '#ds/badge'
import { Icon } from '#ds/icon'
import { type FormRow, formStatus } from '#shared/contract/form'
import { FormStatus } from '#src/console-kit/form/form-status.tsx'
import { useFormHome } from '#src/console-kit/form/form-tabs.ts'
import type { ListColumn } from '#src/console-kit/list/fitting-columns.ts'
import { phone, useMedia } from '#src/console-kit/look/use-media.ts'
import { RelativeTime } from '#src/console-kit/time.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { FormRowActions } from './form-row-actions.tsx'

export function useFormColumns(): ListColumn<FormRow>[] {
  const t = useT('forms')
  const { number, dateTime } = useFormat()
  const isPhone = useMedia(phone)
  const home = useFormHome()
  const mayReadData = usePermission('project:data:list')

  return useMemo(() => {
    const name: ListColumn<FormRow> = {
      id: 'name',
      header: t('column.name'),
      width: isPhone ? 180 : 380,
      minWidth: 140,
      hideable: false,
      sortable: true,
      value: (form) => form.name,
      cell: (form) => (
        <span className="@container flex min-w-0 flex-1 flex-col">
          <span className="flex min-w-0 items-center gap-2">
            <Link
              to={home}
              search={{ key: form.formKey }}
              title={form.name}
              className="truncate font-medium text-ink no-underline hover:text-accent-text hover:underline"
            >
              {form.name}
            </Link>
            {!isPhone && form.hasUnpublishedChanges && form.status !== formStatus.draft && <UnpublishedChanges />}
          </span>
          {isPhone && (
            <span className="flex items-center gap-x-3 truncate text-muted text-sm">
              <FormStatus status={form.status} />
              {form.status !== formStatus.draft && (
                <span className="truncate">
                  {t('answers', { count: form.answerCount, number: number(form.answerCount) })}
                </span>
              )}
            </span>
          )}
        </span>
      ),
    }
    const actions: ListColumn<FormRow> = {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      width: 104,
      pin: 'end',
      hideable: false,
      value: () => null,
      cell: (form) => <FormRowActions form={form} />,
    }
    // On a phone state and count stand under the name, so that nothing is cut.
    if (isPhone) return [name, actions]
    return [
      name,
      {
        id: 'status',
        header: t('column.status'),
        width: 150,
        keeps: 4,
        sortable: true,
        value: (form) => form.status,
        cell: (form) => <FormStatus status={form.status} />,
      },
      {
        id: 'answers',
        header: t('column.answers'),
        align: 'end',
        width: 104,
        keeps: 3,
        sortable: true,
        value: (form) => form.answerCount,
        cell: (form) =>
          mayReadData ? (
            <Link
              to="/project/form/data"
              search={{ key: form.formKey }}
              className="text-ink no-underline hover:text-accent-text hover:underline"
              aria-label={t('answers.of', { name: form.name, number: number(form.answerCount) })}
            >
              {number(form.answerCount)}
            </Link>
          ) : (
            number(form.answerCount)
          ),
      },
      {
        id: 'updated',
        header: t('column.updated'),
        width: 150,
        keeps: 2,
        sortable: true,
        value: (form) => form.updateTime,
        cell: (form) => <RelativeTime value={form.updateTime} />,
      },
      {
        id: 'created',
        header: t('column.created'),
        width: 200,
        hiddenAtFirst: true,
        value: (form) => form.createTime,
        text: (form) => dateTime(form.createTime),
      },
      {
        id: 'owner',
        header: t('column.owner'),
        width: 140,
        keeps: 1,
        value: (form) => form.ownerName,
      },
      actions,
    ]
  }, [t, number, dateTime, isPhone, home, mayReadData])
}

/** In a narrow column a sign, so that the name stays readable. */
function UnpublishedChanges() {
  const text = useT('forms')('unpublishedChanges')
  return (
    <>
      <Badge tone="warning" className="@max-xs:hidden">
        {text}
      </Badge>
      <span title={text} className="@xs:hidden text-warning-text">
        <Icon name="pencil" size={16} label={text} />
      </span>
    </>
  )
}
