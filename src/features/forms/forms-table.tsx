import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Table, type TableColumn } from '#ds/table'
import { type FormRow, formStatus } from '#shared/contract/form'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { FormStatus } from '#src/shell/form-status.tsx'
import { useFormHome } from '#src/shell/form-tabs.ts'
import { RelativeTime } from '#src/shell/time.tsx'
import { narrow, phone, useMedia } from '#src/shell/use-media.ts'
import { FormRowActions } from './form-row-actions.tsx'

/** One row a form. On a phone state and time go under the name, so that nothing is cut. */
export function FormsTable({ rows, loading, empty }: { rows: readonly FormRow[]; loading: boolean; empty: ReactNode }) {
  const t = useT('forms')
  const { number } = useFormat()
  const isNarrow = useMedia(narrow)
  const isPhone = useMedia(phone)
  const home = useFormHome()
  const mayReadData = usePermission('project:data:list')

  const name: TableColumn<FormRow> = {
    id: 'name',
    header: t('column.name'),
    cell: (form) => (
      <div className="flex min-w-0 flex-col">
        <Link
          to={home}
          search={{ key: form.formKey }}
          className="line-clamp-2 break-words font-medium text-ink no-underline hover:text-accent-text hover:underline"
        >
          {form.name}
        </Link>
        {isPhone ? (
          <span className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            <FormStatus status={form.status} />
            <span>{t('answers', { count: form.answerCount, number: number(form.answerCount) })}</span>
            <RelativeTime value={form.updateTime} />
          </span>
        ) : (
          form.hasUnpublishedChanges &&
          form.status !== formStatus.draft && <span className="text-muted text-sm">{t('unpublishedChanges')}</span>
        )}
      </div>
    ),
  }
  const columns: TableColumn<FormRow>[] = [
    name,
    ...(isPhone
      ? []
      : [
          {
            id: 'status',
            header: t('column.status'),
            width: 120,
            cell: (form: FormRow) => <FormStatus status={form.status} />,
          },
          {
            id: 'answers',
            header: t('column.answers'),
            align: 'end' as const,
            width: 110,
            cell: (form: FormRow) =>
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
            cell: (form: FormRow) => <RelativeTime value={form.updateTime} />,
          },
        ]),
    ...(isNarrow
      ? []
      : [{ id: 'owner', header: t('column.owner'), width: 140, cell: (form: FormRow) => form.ownerName }]),
    {
      id: 'actions',
      header: <span className="sr-only">{t('column.actions')}</span>,
      align: 'end',
      width: 104,
      cell: (form) => <FormRowActions form={form} />,
    },
  ]
  return (
    <Table
      columns={columns}
      rows={rows}
      rowKey={(form) => form.formKey}
      loading={loading}
      empty={empty}
      caption={t('title')}
    />
  )
}
