import { useT } from '#sdk/page'
import { createDept, type Dept, getDept, updateDept } from '#shared/contract/dept'
import { OrderField, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import type { Forest } from '../../_families/trees/forest.ts'
import { ParentField } from '../../_families/trees/parent-field.tsx'
import { bodyOf, changedByDepts, newDept, valuesOf } from './dept-values.ts'

export const calls = { get: getDept, create: createDept, update: updateDept, changes: changedByDepts }

/** The department that is open beside the list; a new one may begin below another. */
export function DeptDrawer({
  records,
  forest,
  nextSort,
}: {
  records: Records
  forest: Forest<Dept>
  nextSort: (parent: Dept | undefined) => number
}) {
  const t = useT()
  const parent = forest.byId.get(records.search.below)
  return (
    <ListedDrawer
      records={records}
      rows={[...forest.byId.values()]}
      calls={calls}
      shape={{ blank: newDept(parent?.id ?? null, nextSort(parent)), valuesOf, bodyOf }}
      create={t('create')}
      nameOf={({ deptName }: Dept) => deptName}
      forbiddenField="parentId"
      textOf={(name, { parentId }) =>
        name === 'parentId' && parentId !== null ? forest.byId.get(parentId)?.deptName : undefined
      }
    >
      {(form, dept) => (
        <>
          <ParentField form={form} forest={forest} id={dept?.id} labelOf={({ deptName }) => deptName} />
          <TextField form={form} name="deptName" maxLength={60} required />
          <div className="grid gap-4 sm:grid-cols-2">
            <OrderField form={form} name="sort" />
            <StatusField form={form} />
            <TextField form={form} name="leader" maxLength={60} />
            <TextField form={form} name="phone" type="tel" inputMode="tel" />
          </div>
          <TextField form={form} name="email" type="email" inputMode="email" />
        </>
      )}
    </ListedDrawer>
  )
}
