import { useState } from 'react'
import { Drawer } from '#ds/drawer'
import { ErrorState, LoadingState, useAction, useData, useT } from '#sdk/page'
import { createDept, type Dept, getDept, updateDept } from '#shared/contract/dept'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'
import type { Forest } from '../../_families/trees/forest.ts'
import { DeptForm } from './dept-form.tsx'
import { changedByDepts, type DeptValues, fieldsOf, newDept } from './dept-values.ts'

/** A new department, at the top or below another one. */
export function NewDeptDrawer({
  forest,
  parent,
  onClose,
}: {
  forest: Forest<Dept>
  parent: Dept | undefined
  onClose: () => void
}) {
  const t = useT()
  const create = useAction(createDept, { changes: changedByDepts, quiet: true, done: t('done.created') })
  const siblings = parent ? forest.childrenOf(parent) : forest.roots
  const form = useDeptForm(newDept(parent, Math.max(0, ...siblings.map(({ sort }) => sort)) + 10), create.error)
  return (
    <RecordFormDrawer
      title={t('create')}
      form={form}
      isBusy={create.isBusy}
      onClose={onClose}
      onSave={async () => (await create.run({ body: fieldsOf(form.values) })) !== undefined}
    >
      <DeptForm form={form} forest={forest} id={null} />
    </RecordFormDrawer>
  )
}

/** A department to change, as it is on the server now. */
export function EditDeptDrawer({ forest, id, onClose }: { forest: Forest<Dept>; id: string; onClose: () => void }) {
  const t = useT()
  const [known] = useState(() => forest.byId.get(id))
  const dept = useData(getDept, { params: { id } }, { enabled: known === undefined })
  const { record, reload } = useOpenedRecord(dept, known)
  if (record) return <EditDept key={record.version} dept={record} forest={forest} onClose={onClose} onReload={reload} />
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit')} closeLabel={t('close')}>
      {dept.isError ? <ErrorState error={dept.error} onRetry={() => void dept.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}

function EditDept({
  dept,
  forest,
  onClose,
  onReload,
}: {
  dept: Dept
  forest: Forest<Dept>
  onClose: () => void
  onReload: () => void
}) {
  const t = useT()
  const save = useAction(updateDept, { changes: changedByDepts, quiet: true, done: t('done.saved') })
  const form = useDeptForm(fieldsOf(dept), save.error)
  return (
    <RecordFormDrawer
      title={t('edit.title', { name: dept.deptName })}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () => {
        const { id, version } = dept
        return (await save.run({ body: { ...fieldsOf(form.values), id, version } })) !== undefined
      }}
    >
      <DeptForm form={form} forest={forest} id={dept.id} />
    </RecordFormDrawer>
  )
}

const useDeptForm = (initial: DeptValues, failure: unknown) => {
  const t = useT()
  return useRecordForm<DeptValues>({
    initial,
    failure,
    forbiddenField: 'parentId',
    rules: (values) => ({
      ...schemaRules(createDept.body, fieldsOf(values), (field) => t(`wrong.${field}`)),
      ...(values.sort === undefined && { sort: t('wrong.sort') }),
    }),
  })
}
