import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { Badge } from '#ds/badge'
import { type ColumnState, DataTable, type Density } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { type FormRow, type FormSort, formSorts, formStatus } from '#shared/contract/form'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import type { ListColumn } from '#src/shell/fitting-columns.ts'
import { FormStatus } from '#src/shell/form-status.tsx'
import { useFormHome } from '#src/shell/form-tabs.ts'
import { RelativeTime } from '#src/shell/time.tsx'
import { phone, useMedia } from '#src/shell/use-media.ts'
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

/** One row a form. The page scrolls, not the table: there are fifty rows at most. */
export function FormsTable({
  columns,
  columnState,
  onColumnState,
  density,
  rows,
  loading,
  empty,
  sort,
  onSort,
  selected,
  onSelected,
}: {
  columns: readonly ListColumn<FormRow>[]
  columnState: ColumnState
  onColumnState: (state: ColumnState) => void
  density: Density | undefined
  rows: readonly FormRow[]
  loading: boolean
  empty: ReactNode
  sort: FormSort | ''
  onSort: (sort: FormSort | '') => void
  selected: ReadonlySet<string>
  /** Undefined: nothing could be done with those chosen. */
  onSelected: ((selected: Set<string>) => void) | undefined
}) {
  const t = useT('forms')
  return (
    <DataTable
      label={t('title')}
      density={density}
      className="max-h-none!"
      columns={columns}
      rows={rows}
      rowKey={formKeyOf}
      columnState={columnState}
      onColumnState={onColumnState}
      sort={sort === '' ? [] : [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]}
      onSort={([rule]) => onSort(sortOf(rule))}
      selection={
        onSelected && {
          selected,
          onChange: onSelected,
          label: (form) => t('select', { name: form.name }),
          allLabel: t('selectAll'),
        }
      }
      loading={loading}
      empty={empty}
    />
  )
}

const formKeyOf = ({ formKey }: FormRow) => formKey

const sortOf = (rule: { id: string; desc: boolean } | undefined): FormSort | '' => {
  const wanted = rule ? `${rule.desc ? '-' : ''}${rule.id}` : ''
  return formSorts.find((each) => each === wanted) ?? ''
}
