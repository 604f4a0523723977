import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Allow, definePageRenderer, Page, useAction, useData, useSearchState, useT } from '#sdk/page'
import { type Dept, deleteDept, deptList, updateDept } from '#shared/contract/dept'
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { forestOf, moved } from '../../_families/trees/forest.ts'
import { TreeList } from '../../_families/trees/tree-list.tsx'
import type page from './definition.ts'
import { EditDeptDrawer, NewDeptDrawer } from './dept-drawer.tsx'
import { changedByDepts, fieldsOf } from './dept-values.ts'
import { useDeptColumns } from './use-dept-columns.tsx'

const searchSchema = z.object({
  name: z.string().max(100).catch(''),
  status: z.enum(['', 'active', 'disabled']).catch(''),
  // The open drawer: of a department, or of a new one below another.
  open: z
    .string()
    .regex(/^(new|\d{0,18})$/)
    .catch(''),
  below: z
    .string()
    .regex(/^\d{0,18}$/)
    .catch(''),
})

/** Departments: who belongs where, and so whose data a role shows. */
export default definePageRenderer<typeof page>(function DeptPage() {
  const t = useT()
  const [search, setSearch] = useSearchState(searchSchema)
  const { name, status } = search
  const depts = useData(deptList, { query: { deptName: name.trim(), ...(status !== '' && { status }) } })
  const everyDept = useData(deptList, { query: { deptName: '' } })
  const forest = useMemo(() => forestOf(depts.data ?? []), [depts.data])
  // Parents and neighbours are looked for among all, whatever the list is narrowed to.
  const whole = useMemo(() => forestOf(everyDept.data ?? []), [everyDept.data])
  const [removing, setRemoving] = useState<Dept | null>(null)
  const reorder = useAction(updateDept, { changes: changedByDepts })
  // Why a department cannot go, the server knows: people in it, departments below it.
  const remove = useAction(deleteDept, { changes: changedByDepts, done: t('done.deleted') })
  const close = () => setSearch({ open: '', below: '' })

  const columns = useDeptColumns({
    edit: ({ id }) => setSearch({ open: id }),
    addBelow: ({ id }) => setSearch({ open: 'new', below: id }),
    remove: setRemoving,
    move: async (dept, by) => {
      const now = whole.byId.get(dept.id)
      for (const each of now ? moved(whole.siblingsOf(now), now.id, by) : [])
        await reorder.run({ body: { ...fieldsOf(each), id: each.id, version: each.version } })
    },
  })
  const create = (
    <Allow permission="system:dept:add">
      <Button variant="primary" iconStart={<Icon name="plus" />} onClick={() => setSearch({ open: 'new', below: '' })}>
        {t('create')}
      </Button>
    </Allow>
  )

  return (
    <Page title={t('title')} description={t('description')} actions={create}>
      <TreeList
        label={t('title')}
        setting="system-depts"
        list={depts}
        forest={forest}
        columns={columns}
        nameOf={({ deptName }) => deptName}
        narrowedBy={[name.trim(), status].filter((part) => part !== '').join(' ')}
        onClear={() => setSearch({ name: '', status: '' })}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={
          <>
            <SearchInput
              value={name}
              onChange={(next) => setSearch({ name: next }, { replace: true })}
              label={t('filter.name')}
              placeholder={t('filter.name')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-72"
            />
            <SegmentedControl
              label={t('field.status')}
              // On the desk the control's own ground would not be seen.
              className="bg-hairline"
              value={status}
              onChange={(next) => setSearch({ status: next })}
              options={[
                { id: '', label: t('filter.any') },
                { id: 'active', label: t('status.active') },
                { id: 'disabled', label: t('status.disabled') },
              ]}
            />
          </>
        }
      />
      {search.open === 'new' && everyDept.data && (
        <NewDeptDrawer key={search.below} forest={whole} parent={whole.byId.get(search.below)} onClose={close} />
      )}
      {search.open !== '' && search.open !== 'new' && (
        <EditDeptDrawer key={search.open} forest={whole} id={search.open} onClose={close} />
      )}
      <DeleteDialog
        names={removing ? [removing.deptName] : []}
        loss={t('delete.loss')}
        isBusy={remove.isBusy}
        onConfirm={() => removing && void remove.run({ params: { id: removing.id } }).then(() => setRemoving(null))}
        onClose={() => setRemoving(null)}
      />
    </Page>
  )
})
