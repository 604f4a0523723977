import { Badge, type BadgeTone } from '#ds/badge'
import { Button } from '#ds/button'
import { DescriptionList } from '#ds/description-list'
import { Drawer } from '#ds/drawer'
import { useFormat, usePermission, useT } from '#sdk/page'
import type { RegistrationRow } from '#shared/contract/registration'

export const statusTones: Record<RegistrationRow['status'], BadgeTone> = {
  pending: 'warning',
  approved: 'success',
  refused: 'neutral',
}

/** Everything somebody said when asking for an account, and what became of it. */
export function DetailDrawer({
  row,
  onClose,
  onDecide,
}: {
  row: RegistrationRow
  onClose: () => void
  onDecide: (decision: 'approve' | 'refuse') => void
}) {
  const t = useT()
  const { dateTime } = useFormat()
  const mayDecide = usePermission('system:registration:edit') && row.status === 'pending'
  const decided = [
    { id: 'decidedBy', term: t('field.decidedBy'), detail: row.decidedBy },
    { id: 'decideTime', term: t('field.decideTime'), detail: row.decideTime === null ? '' : dateTime(row.decideTime) },
    ...(row.status === 'refused' ? [{ id: 'reason', term: t('field.reason'), detail: row.reason, wide: true }] : []),
  ]
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('detail.title', { name: row.name })}
      footer={
        mayDecide && (
          <>
            <Button onClick={() => onDecide('refuse')}>{t('refuse')}</Button>
            <Button variant="primary" onClick={() => onDecide('approve')}>
              {t('approve')}
            </Button>
          </>
        )
      }
    >
      <DescriptionList
        items={[
          {
            id: 'status',
            term: t('field.status'),
            detail: <Badge tone={statusTones[row.status]}>{t(`status.${row.status}`)}</Badge>,
          },
          { id: 'kind', term: t('field.kind'), detail: t(`kind.${row.kind}`) },
          { id: 'name', term: t('field.name'), detail: row.name },
          { id: 'userName', term: t('field.userName'), detail: row.userName },
          { id: 'phone', term: t('field.phone'), detail: row.phone },
          { id: 'email', term: t('field.email'), detail: row.email },
          { id: 'company', term: t('field.company'), detail: row.company },
          { id: 'created', term: t('field.createTime'), detail: dateTime(row.createTime) },
          { id: 'ip', term: t('field.ip'), detail: <bdi>{row.ip}</bdi> },
          { id: 'purpose', term: t('field.purpose'), detail: row.purpose, wide: true },
          ...(row.status === 'pending' ? [] : decided),
        ]}
      />
    </Drawer>
  )
}
