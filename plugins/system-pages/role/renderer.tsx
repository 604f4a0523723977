import { useState } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { DateRangePicker } from '#ds/date-range-picker'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Allow, definePageRenderer, Page, useAction, useData, useLanguage, usePermission, useT } from '#sdk/page'
import { deleteRoles, type RoleRow, roleOptions, rolePage } from '#shared/contract/role'
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import type page from './definition.ts'
import { RoleDrawer } from './role-drawer.tsx'
import { RoleUsers } from './role-users.tsx'
import { ScopeDrawer } from './scope-drawer.tsx'
import { useRoleColumns } from './use-role-columns.tsx'

const day = z.union([z.literal(''), z.iso.date()]).catch('')
const search = recordSearch({
  name: z.string().max(100).catch(''),
  key: z.string().max(100).catch(''),
  status: z.enum(['', 'active', 'disabled']).catch(''),
  from: day,
  to: day,
})

/** Roles: what people may open and do, and whose data they see. `panel` shows their `scope` or their `users`. */
export default definePageRenderer<typeof page>(function RolePage() {
  const records = useRecords(search)
  const { open, panel } = records.search
  if (panel === 'users' && /^\d+$/.test(open)) return <RoleUsers key={open} roleId={open} />
  return <Roles records={records} />
})

function Roles({ records }: { records: ReturnType<typeof useRecords<z.infer<typeof search>>> }) {
  const t = useT()
  const language = useLanguage()
  const { open, panel, page: current, size, name, key, status, from, to } = records.search
  const roles = useData(rolePage, {
    query: {
      current,
      size,
      ...(name.trim() !== '' && { roleName: name.trim() }),
      ...(key.trim() !== '' && { roleKey: key.trim() }),
      ...(status !== '' && { status }),
      ...(from !== '' && { beginTime: from }),
      ...(to !== '' && { endTime: to }),
    },
  })
  const mayRemove = usePermission('system:role:remove')
  const [removing, setRemoving] = useState<readonly RoleRow[]>([])
  const remove = useAction(deleteRoles, {
    changes: [rolePage, roleOptions],
    done: t('done.deleted', { count: removing.length }),
  })
  const rowsOf = (ids: readonly string[]) => roles.data?.records.filter(({ id }) => ids.includes(id)) ?? []
  const columns = useRoleColumns({
    edit: ({ id }) => records.open(id),
    scope: ({ id }) => records.change({ open: id, panel: 'scope' }),
    users: ({ id }) => records.change({ open: id, panel: 'users' }),
    remove: (role) => setRemoving([role]),
  })
  const close = () => records.change({ open: '', panel: '' })
  const create = (
    <Allow permission="system:role:add">
      <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => records.open('new')}>
        {t('create')}
      </Button>
    </Allow>
  )

  return (
    <Page title={t('title')} description={t('description')} actions={create}>
      <RecordList
        label={t('title')}
        setting="system-roles"
        records={records}
        list={roles}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={({ roleName }) => roleName}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={
          <>
            <SearchInput
              value={name}
              onChange={(next) => records.narrow({ name: next }, { replace: true })}
              label={t('filter.name')}
              placeholder={t('filter.name')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-52"
            />
            <SearchInput
              value={key}
              onChange={(next) => records.narrow({ key: next }, { replace: true })}
              label={t('filter.key')}
              placeholder={t('filter.key')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-44"
            />
            <SegmentedControl
              label={t('field.status')}
              // On the desk the control's own ground would not be seen.
              className="bg-hairline"
              value={status}
              onChange={(next) => records.narrow({ status: next })}
              options={[
                { id: '', label: t('filter.any') },
                { id: 'active', label: t('status.active') },
                { id: 'disabled', label: t('status.disabled') },
              ]}
            />
            <DateRangePicker
              label={t('filter.created')}
              locale={language}
              value={{ start: from || undefined, end: to || undefined }}
              onChange={({ start = '', end = '' }) => records.narrow({ from: start, to: end })}
              className="w-full sm:w-72"
            />
          </>
        }
        bulk={
          mayRemove
            ? (ids) => [
                {
                  id: 'delete',
                  icon: 'trash',
                  tone: 'danger',
                  label: t('bulk.delete', { count: ids.length }),
                  onSelect: () => setRemoving(rowsOf(ids)),
                },
              ]
            : undefined
        }
      />
      {open !== '' && panel === '' && <RoleDrawer key={open} id={open} onClose={close} />}
      {open !== '' && open !== 'new' && panel === 'scope' && <ScopeDrawer key={open} id={open} onClose={close} />}
      <DeleteDialog
        names={removing.map(({ roleName }) => roleName)}
        loss={t('delete.loss')}
        isBusy={remove.isBusy}
        onClose={() => setRemoving([])}
        onConfirm={async () => {
          const ids = removing.map(({ id }) => id)
          if ((await remove.run({ params: { ids: ids.join(',') } })) !== undefined) records.release(ids)
          setRemoving([])
        }}
      />
    </Page>
  )
}
