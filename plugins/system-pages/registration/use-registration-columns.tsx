import { useMemo } from 'react'
import { Badge, type BadgeTone } from '#ds/badge'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { phone, RelativeTime, useFormat, useMedia, usePermission, useT } from '#sdk/page'
import type { RegistrationRow } from '#shared/contract/registration'

type Decision = 'approve' | 'refuse'

export const statusTones: Record<RegistrationRow['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'success',
  refused: 'neutral',
}

export const useRegistrationColumns = ({
  onOpen,
  onDecide,
}: {
  onOpen: (row: RegistrationRow) => void
  onDecide: (row: RegistrationRow, decision: Decision) => void
}): DataColumn<RegistrationRow>[] => {
  const t = useT()
  const { dateTime } = useFormat()
  const isPhone = useMedia(phone)
  const mayDecide = usePermission('system:registration:edit')
  const columns = useMemo(() => {
    const status = (row: RegistrationRow) => <Badge tone={statusTones[row.status]}>{t(`status.${row.status}`)}</Badge>
    const name: DataColumn<RegistrationRow> = {
      id: 'name',
      header: t('field.name'),
      width: isPhone ? 190 : 150,
      hideable: false,
      value: (row) => row.name,
      cell: (row) => (
        <span className="flex min-w-0 flex-col items-start">
          <span className="max-w-full truncate font-medium">{row.name}</span>
          {isPhone && status(row)}
        </span>
      ),
    }
    if (isPhone) return [name]
    return [
      name,
      { id: 'kind', header: t('field.kind'), width: 120, value: (row) => t(`kind.${row.kind}`) },
      { id: 'userName', header: t('field.userName'), width: 130, value: (row) => row.userName },
      {
        id: 'contact',
        header: t('field.contact'),
        width: 180,
        value: (row) => row.phone || row.email,
        text: (row) => [row.phone, row.email].filter((part) => part !== '').join(t('separator')),
      },
      { id: 'company', header: t('field.company'), width: 160, hiddenAtFirst: true, value: (row) => row.company },
      {
        id: 'created',
        header: t('field.created'),
        width: 120,
        value: (row) => row.createTime,
        text: (row) => dateTime(row.createTime),
        cell: (row) => <RelativeTime value={row.createTime} />,
      },
      { id: 'status', header: t('field.status'), width: 104, value: (row) => row.status, cell: status },
    ] satisfies DataColumn<RegistrationRow>[]
  }, [t, dateTime, isPhone])
  return [
    ...columns,
    {
      id: 'actions',
      header: t('actions'),
      align: 'end',
      pin: 'end',
      width: isPhone ? 96 : 270,
      hideable: false,
      value: () => null,
      cell: (row) => (
        <span className="flex items-center justify-end gap-1">
          {mayDecide && !isPhone && row.status === 'pending' && (
            <>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('approve.of', { name: row.name })}
                onClick={() => onDecide(row, 'approve')}
              >
                {t('approve')}
              </Button>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('refuse.of', { name: row.name })}
                onClick={() => onDecide(row, 'refuse')}
              >
                {t('refuse')}
              </Button>
            </>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={t('detail.of', { name: row.name })}
            onClick={() => onOpen(row)}
          >
            {t('detail')}
          </Button>
        </span>
      ),
    },
  ]
}
