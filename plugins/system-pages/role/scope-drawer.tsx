import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { Button } from '#ds/button'
import { Checkbox } from '#ds/checkbox'
import { ChoiceGroup } from '#ds/choice-group'
import { Drawer } from '#ds/drawer'
import { Tree } from '#ds/tree'
import { ErrorState, useAction, useData, useT } from '#sdk/page'
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
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { branchesOf, checkedWithBelow } from './dept-choice.ts'

interface ScopeValues {
  readonly dataScope: DataScope
  readonly deptIds: readonly string[]
}

const changes = [rolePage, getRole, roleDeptTree]

/** Whose data a role shows (product facts 9.1). */
export function ScopeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const role = useData(getRole, { params: { id } })
  const { record, reload } = useOpenedRecord(role)
  const depts = useData(roleDeptTree, { params: { id } })
  const failed = [role, depts].find(({ isError, data }) => isError && data === undefined)
  if (failed)
    return (
      <Drawer open onOpenChange={(open) => !open && onClose()} title={t('scope')} closeLabel={t('close')}>
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      </Drawer>
    )
  // As in role-drawer.tsx: one drawer, so that the focus finds its way back.
  if (!record || !depts.data || depts.isPlaceholderData) return null
  return <ScopeForm key={record.version} role={record} depts={depts.data.depts} onClose={onClose} onReload={reload} />
}

function ScopeForm({
  role: { id, roleName, dataScope, deptIds, version },
  depts,
  onClose,
  onReload,
}: {
  role: z.infer<typeof roleDetailSchema>
  depts: readonly DeptNode[]
  onClose: () => void
  onReload: () => void
}) {
  const t = useT()
  const save = useAction(setDataScope, { changes, quiet: true, done: t('done.scope') })
  const form = useRecordForm<ScopeValues>({
    initial: { dataScope, deptIds },
    failure: save.error,
    forbiddenField: 'dataScope',
    rules: (values) => ({
      deptIds: values.dataScope === 'departments' && values.deptIds.length === 0 ? t('scope.missing') : undefined,
    }),
  })
  const { values, change } = form
  return (
    <RecordFormDrawer
      title={t('scope.title', { name: roleName })}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () => {
        const chosen = values.dataScope === 'departments' ? [...values.deptIds] : []
        return (await save.run({ body: { id, version, dataScope: values.dataScope, deptIds: chosen } })) !== undefined
      }}
    >
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
          {({ labelledBy }) => (
            <DepartmentsField
              nodes={depts}
              value={values.deptIds}
              onChange={(next) => change({ deptIds: next })}
              labelledBy={labelledBy}
            />
          )}
        </FormField>
      )}
    </RecordFormDrawer>
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
          loadingLabel={t('loading')}
          loadFailedLabel={t('loading')}
          emptyText={t('scope.noDepartments')}
          className="max-h-96"
        />
      </div>
    </div>
  )
}
