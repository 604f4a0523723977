import { useState } from 'react'
import { z } from 'zod'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { definePageRenderer, Page, useData, useT } from '#sdk/page'
import { listRegistrations } from '#shared/contract/registration'
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import { ApproveDrawer } from './approve-drawer.tsx'
import type page from './definition.ts'
import { DetailDrawer } from './detail-drawer.tsx'
import { type NewAccount, NewAccountDialog } from './new-account-dialog.tsx'
import { RefuseDrawer } from './refuse-drawer.tsx'
import { useRegistrationColumns } from './use-registration-columns.tsx'

const search = recordSearch({
  name: z.string().max(100).catch(''),
  status: z.enum(['', 'pending', 'approved', 'refused']).catch(''),
  panel: z.enum(['', 'approve', 'refuse']).catch(''),
})

/** Who asked for an account, and the decision about it. `panel` of the open one is its decision. */
export default definePageRenderer<typeof page>(function RegistrationPage() {
  const t = useT()
  const records = useRecords(search)
  const { page: current, size, open, panel, name, status } = records.search
  const list = useData(listRegistrations, {
    query: { current, size, ...(name.trim() !== '' && { name: name.trim() }), ...(status !== '' && { status }) },
  })
  const [account, setAccount] = useState<NewAccount>()
  const columns = useRegistrationColumns({
    onOpen: ({ id }) => records.change({ open: id, panel: '' }),
    onDecide: ({ id }, panel) => records.change({ open: id, panel }),
  })
  const close = () => records.change({ open: '', panel: '' })
  const row = list.data?.records.find(({ id }) => id === open)
  const isPending = row?.status === 'pending'

  return (
    <Page title={t('title')} description={t('description')}>
      <RecordList
        label={t('list')}
        setting="system-registration"
        records={records}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={(row) => row.name}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={
          <>
            <SearchInput
              value={name}
              onChange={(next) => records.narrow({ name: next }, { replace: true })}
              label={t('filter.name')}
              placeholder={t('filter.name')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-56"
            />
            <SegmentedControl
              label={t('field.status')}
              // On the desk the control's own ground would not be seen.
              className="bg-hairline"
              value={status}
              onChange={(next) => records.narrow({ status: next })}
              options={[
                { id: '', label: t('filter.any') },
                { id: 'pending', label: t('status.pending') },
                { id: 'approved', label: t('status.approved') },
                { id: 'refused', label: t('status.refused') },
              ]}
            />
          </>
        }
      />
      {row && (panel === '' || !isPending) && (
        <DetailDrawer row={row} onClose={close} onDecide={(next) => records.change({ panel: next })} />
      )}
      {row && isPending && panel === 'approve' && (
        <ApproveDrawer key={row.id} row={row} onClose={close} onAccount={setAccount} />
      )}
      {row && isPending && panel === 'refuse' && <RefuseDrawer key={row.id} row={row} onClose={close} />}
      <NewAccountDialog shown={account} onClose={() => setAccount(undefined)} />
    </Page>
  )
})
