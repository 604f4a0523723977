import { buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { definePageRenderer, Page, PageLink, phone, useData, useGoTo, useMedia, usePermission, useT } from '#sdk/page'
import { type Dept, deleteDept, deptList } from '#shared/contract/dept'
import { CreateButton } from '../../_families/records/list-buttons.tsx'
import { searchFilter, statusFilter } from '../../_families/records/list-filters.ts'
import { OrderCell } from '../../_families/records/order-cell.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useCreate } from '../../_families/records/use-create.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRowEdits } from '../../_families/records/use-row-edits.ts'
import { TreeList } from '../../_families/trees/tree-list.tsx'
import { useForest } from '../../_families/trees/use-forest.ts'
import { usePlaceEntries } from '../../_families/trees/use-place-entries.ts'
import { useTreeRemoval } from '../../_families/trees/use-tree-removal.tsx'
import type page from './definition.ts'
import { calls, DeptDrawer } from './dept-drawer.tsx'
import { bodyOf, changedByDepts, valuesOf } from './dept-values.ts'

const filters = { deptName: searchFilter, status: statusFilter }
const nameOf = ({ deptName }: Dept) => deptName

/** Departments: who belongs where, and so whose data a role shows. */
export default definePageRenderer<typeof page>(function DeptPage() {
  const t = useT()
  const records = useRecords(filters)
  const depts = useData(deptList, { query: { deptName: '', ...records.filters } })
  const every = useData(deptList, { query: { deptName: '' } })
  const { forest, whole, nextSort, movedBy } = useForest(depts.data, every.data)
  const mayAdd = usePermission('system:dept:add')
  const mayEdit = usePermission('system:dept:edit')
  const seesPeople = usePermission('system:user:list')
  const isPhone = useMedia(phone)
  const goTo = useGoTo()
  const save = useRowEdits(calls, { valuesOf, bodyOf }, every.data)
  const { remove, dialog } = useTreeRemoval({
    endpoint: deleteDept,
    changes: changedByDepts,
    permission: 'system:dept:remove',
    nameOf,
  })
  const entriesOf = usePlaceEntries()
  const move = async (dept: Dept, by: -1 | 1) => {
    for (const each of movedBy(dept, by)) await save(each.id, { sort: each.sort })
    records.mark(dept.id)
  }
  const create = useCreate('system:dept:add', records)
  const columns = useColumns<Dept>((column) => [
    column.name('deptName', { width: 280, minWidth: 170 }),
    column.text('leader', { width: 130 }),
    column.text('phone', { width: 150 }),
    column.text('email', { width: 200, hiddenAtFirst: true }),
    column.number('sort', {
      ...(mayEdit && {
        cell: (dept) => <OrderCell name={dept.deptName} value={dept.sort} save={(sort) => save(dept.id, { sort })} />,
      }),
    }),
    column.status('status', {
      cell: (dept) => (
        <StatusSwitch
          name={dept.deptName}
          status={dept.status}
          save={(status) => save(dept.id, { status })}
          disabled={!mayEdit}
        />
      ),
    }),
    column.time('createTime'),
    column.actions(
      (dept) => (
        <RowActions
          name={dept.deptName}
          onEdit={mayEdit ? () => records.open(dept.id) : undefined}
          onDelete={remove(dept)}
          more={[
            ...(seesPeople && isPhone
              ? [
                  {
                    id: 'posts',
                    icon: 'users' as const,
                    label: t('posts'),
                    onSelect: () => goTo('/dept/post', { deptId: dept.id }),
                  },
                ]
              : []),
            ...entriesOf({
              addBelow: mayAdd ? () => records.change({ open: 'new', below: dept.id }) : undefined,
              move: mayEdit ? (by) => void move(dept, by) : undefined,
            }),
          ]}
        >
          {seesPeople && !isPhone && (
            <PageLink
              to="/dept/post"
              search={{ deptId: dept.id }}
              label={t('posts.of', { name: dept.deptName })}
              className={buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })}
            >
              <Icon name="users" />
            </PageLink>
          )}
        </RowActions>
      ),
      { width: isPhone ? 104 : 130 },
    ),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<CreateButton label={t('create')} onCreate={create} />}
    >
      <TreeList
        label={t('title')}
        setting="system-depts"
        records={records}
        list={depts}
        forest={forest}
        columns={columns}
        nameOf={nameOf}
        onCreate={create}
      />
      {every.data && <DeptDrawer records={records} forest={whole} nextSort={nextSort} />}
      {dialog}
    </Page>
  )
})
