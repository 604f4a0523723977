import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { Button } from '#ds/button'
import { Checkbox } from '#ds/checkbox'
import { ChoiceGroup } from '#ds/choice-group'
import { Tree } from '#ds/tree'
import { ErrorState, LoadingState, useData, useT } from '#sdk/page'
import type { DeptNode } from '#shared/contract/dept'
import {
  type DataScope,
  dataScopes,
  getRole,
  roleDeptTree,
  type roleDetailSchema,
  rolePage,
  setDataScope,
} from '#shared/contract/role'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import { branchesOf, checkedWithBelow } from './dept-choice.ts'

type Role = z.infer<typeof roleDetailSchema>
interface Values {
  readonly dataScope: DataScope
  readonly deptIds: string[]
}

const calls = { get: getRole, update: setDataScope, changes: [rolePage, getRole, roleDeptTree] }
const blank: Values = { dataScope: 'self', deptIds: [] }
const valuesOf = ({ dataScope, deptIds }: Role): Values => ({ dataScope, deptIds })
const bodyOf = ({ dataScope, deptIds }: Values) => ({
  dataScope,
  deptIds: dataScope === 'departments' ? deptIds : [],
})
const shape = { blank, valuesOf, bodyOf }

/** Whose data the open role shows (product facts 9.1). */
export function ScopeDrawer({ records }: { records: Records }) {
  const t = useT()
  return (
    <ListedDrawer
      records={records}
      panel="scope"
      calls={calls}
      shape={shape}
      create=""
      title={({ roleName }: Role) => t('scope.title', { name: roleName })}
      nameOf={({ roleName }: Role) => roleName}
      forbiddenField="dataScope"
      rules={({ dataScope, deptIds }) => ({
        deptIds: dataScope === 'departments' && deptIds.length === 0 ? t('scope.missing') : undefined,
      })}
      textOf={(name, { dataScope }) => (name === 'dataScope' ? t(`scope.${dataScope}`) : undefined)}
    >
      {(form, role) => <ScopeFields form={form} roleId={role?.id ?? '0'} />}
    </ListedDrawer>
  )
}

function ScopeFields({ form, roleId }: { form: RecordForm<Values>; roleId: string }) {
  const t = useT()
  const { values, change } = form
  const depts = useData(roleDeptTree, { params: { id: roleId } })
  return (
    <>
      <FormField form={form} name="dataScope" label={t('scope.whose')} isGroup>
        {({ labelledBy, describedBy, invalid }) => (
          <ChoiceGroup
            kind="radio"
            labelledBy={labelledBy}
            describedBy={describedBy}
            invalid={invalid}
            options={dataScopes.map((each) => ({
              id: each,
              label: t(`scope.${each}`),
              description: t(`scope.${each}.hint`),
            }))}
            value={[values.dataScope]}
            onChange={([next]) => {
              const wanted = dataScopes.find((each) => each === next)
              if (wanted) change({ dataScope: wanted })
            }}
          />
        )}
      </FormField>
      {values.dataScope === 'departments' && (
        <FormField form={form} name="deptIds" label={t('scope.departments')} required isGroup>
          {({ labelledBy }) =>
            depts.data && !depts.isPlaceholderData ? (
              <DepartmentsField
                nodes={depts.data.depts}
                value={values.deptIds}
                onChange={(deptIds) => change({ deptIds })}
                labelledBy={labelledBy}
              />
            ) : depts.isLoadingError ? (
              <ErrorState error={depts.error} onRetry={() => void depts.refetch()} />
            ) : (
              <LoadingState />
            )
          }
        </FormField>
      )}
    </>
  )
}

/** Each department counts for itself; the switch takes along what is below the one that is checked. */
function DepartmentsField({
  nodes,
  value,
  onChange,
  labelledBy,
}: {
  nodes: readonly DeptNode[]
  value: readonly string[]
  onChange: (deptIds: string[]) => void
  labelledBy: string
}) {
  const t = useT()
  const branches = useMemo(() => branchesOf(nodes), [nodes])
  const [cascades, setCascades] = useState(true)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(branches))
  const isExpanded = branches.every((id) => expanded.has(id))
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => setExpanded(new Set(isExpanded ? [] : branches))}>
          {t(isExpanded ? 'menus.fold' : 'menus.expand')}
        </Button>
        <Checkbox checked={cascades} onChange={setCascades} label={t('scope.cascade')} />
      </div>
      <div className="rounded-md border border-control p-1">
        <Tree
          nodes={nodes}
          labelledBy={labelledBy}
          selection="check"
          checkStrategy="independent"
          value={value}
          onChange={(ids) => onChange(cascades ? checkedWithBelow(nodes, ids, value) : ids)}
          expanded={expanded}
          onExpandedChange={setExpanded}
          emptyText={t('scope.noDepartments')}
          className="max-h-96"
        />
      </div>
    </div>
  )
}
