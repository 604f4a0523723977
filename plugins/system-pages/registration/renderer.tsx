import { useState } from 'react'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { definePageRenderer, Page, phone, useData, useMedia, usePermission, useT } from '#sdk/page'
import { listRegistrations, type RegistrationRow } from '#shared/contract/registration'
import { choiceFilter, searchFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { idOf } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { type Records, useRecords } from '../../_families/records/use-records.ts'
import { ApproveDrawer } from './approve-drawer.tsx'
import type page from './definition.ts'
import { DetailDrawer, statusTones } from './detail-drawer.tsx'
import { type NewAccount, NewAccountDialog } from './new-account-dialog.tsx'
import { RefuseDrawer } from './refuse-drawer.tsx'

const filters = { name: searchFilter, status: choiceFilter('pending', 'approved', 'refused') }
const nameOf = ({ name }: RegistrationRow) => name

/** Who asked for an account, and the decision about it. `panel` of the open one is its decision. */
export default definePageRenderer<typeof page>(function RegistrationPage() {
  const t = useT()
  const records = useRecords(filters)
  const list = useData(listRegistrations, { query: records.query })
  const [account, setAccount] = useState<NewAccount>()
  const isPhone = useMedia(phone)
  const { open, panel } = records.search
  const row = list.data?.records.find(({ id }) => id === open)
  const decision = row?.status === 'pending' ? panel : ''
  const columns = useColumns<RegistrationRow>((column) => [
    column.name('name', { width: isPhone ? 190 : 150, cell: (row) => <Applicant row={row} /> }),
    column.other('kind', { width: 120, value: (row) => t(`kind.${row.kind}`) }),
    column.text('userName', { width: 130 }),
    column.other('contact', {
      width: 180,
      value: (row) => [row.phone, row.email].filter((part) => part !== '').join(t('separator')),
    }),
    column.text('company', { width: 160, hiddenAtFirst: true }),
    column.time('createTime', { width: 120 }),
    column.other('status', {
      width: 104,
      value: (row) => t(`status.${row.status}`),
      cell: (row) => <Badge tone={statusTones[row.status]}>{t(`status.${row.status}`)}</Badge>,
    }),
    column.actions((row) => <Decide row={row} records={records} />, { width: isPhone ? 96 : 270 }),
  ])
  return (
    <Page title={t('title')} description={t('description')}>
      <RecordList
        setting="system-registration"
        records={records}
        list={list}
        columns={columns}
        rowKey={idOf}
        nameOf={nameOf}
      />
      {row && decision === '' && (
        <DetailDrawer row={row} onClose={records.close} onDecide={(next) => records.open(row.id, next)} />
      )}
      {row && decision === 'approve' && (
        <ApproveDrawer key={row.id} row={row} onClose={records.close} onAccount={setAccount} />
      )}
      {row && decision === 'refuse' && <RefuseDrawer key={row.id} row={row} onClose={records.close} />}
      <NewAccountDialog shown={account} onClose={() => setAccount(undefined)} />
    </Page>
  )
})

/** On a phone with the state, which is out of sight there. */
function Applicant({ row: { name, status } }: { row: RegistrationRow }) {
  const t = useT()
  const isPhone = useMedia(phone)
  return (
    <span className="flex min-w-0 flex-col items-start">
      <span className="max-w-full truncate font-medium">{name}</span>
      {isPhone && <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>}
    </span>
  )
}

function Decide({ row: { id, name, status }, records }: { row: RegistrationRow; records: Pick<Records, 'open'> }) {
  const t = useT()
  const isPhone = useMedia(phone)
  const mayDecide = usePermission('system:registration:edit') && !isPhone && status === 'pending'
  const button = { variant: 'ghost', size: 'small' } as const
  return (
    <span className="flex items-center justify-end gap-1">
      {mayDecide && (
        <>
          <Button {...button} aria-label={t('approve.of', { name })} onClick={() => records.open(id, 'approve')}>
            {t('approve')}
          </Button>
          <Button {...button} aria-label={t('refuse.of', { name })} onClick={() => records.open(id, 'refuse')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {/* What Enter does in the row. */}
      <Button {...button} data-action="open" aria-label={t('detail.of', { name })} onClick={() => records.open(id)}>
        {t('detail')}
      </Button>
    </span>
  )
}
