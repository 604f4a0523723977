import type { z } from 'zod'
import { Callout } from '#ds/callout'
import { Drawer } from '#ds/drawer'
import { NumberInput } from '#ds/number-input'
import { SegmentedControl } from '#ds/segmented-control'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { ErrorState, useAction, useData, useMenuChanged, useT } from '#sdk/page'
import { type MenuNode, roleMenuTree } from '#shared/contract/menu'
import { createRole, getRole, type roleDetailSchema, roleOptions, rolePage, updateRole } from '#shared/contract/role'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { MenuTreeField } from './menu-tree-field.tsx'

type Role = z.infer<typeof roleDetailSchema>

interface RoleValues {
  readonly roleKey: string
  readonly roleName: string
  readonly sort: number | undefined
  readonly status: 'active' | 'disabled'
  readonly remark: string
  readonly menuIds: readonly string[]
}

const blank: RoleValues = { roleKey: '', roleName: '', sort: 10, status: 'active', remark: '', menuIds: [] }
const changes = [rolePage, roleOptions, getRole, roleMenuTree]

/** A role and the menus it opens. @param id `new`, or of the role that is changed */
export function RoleDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const isNew = id === 'new'
  const role = useData(getRole, { params: { id: isNew ? '0' : id } }, { enabled: !isNew })
  const { record, reload } = useOpenedRecord(role)
  const menus = useData(roleMenuTree, { params: { id: isNew ? '0' : id } })
  const failed = [role, menus].find(({ isError, data }) => isError && data === undefined)
  const isThere = menus.data && !menus.isPlaceholderData && (isNew || record)
  if (failed)
    return (
      <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit')} closeLabel={t('close')} width={640}>
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      </Drawer>
    )
  // Not a drawer of its own meanwhile: the one that follows would give the focus back to it instead of to the row.
  if (!isThere) return null
  return isNew || !record ? (
    <NewRole nodes={menus.data.menus} onClose={onClose} />
  ) : (
    <EditRole key={record.version} role={record} nodes={menus.data.menus} onClose={onClose} onReload={reload} />
  )
}

function NewRole({ nodes, onClose }: { nodes: readonly MenuNode[]; onClose: () => void }) {
  const t = useT()
  const create = useAction(createRole, { changes, quiet: true, done: t('done.created') })
  const form = useRoleForm(blank, create.error)
  return (
    <RecordFormDrawer
      title={t('create')}
      width={640}
      form={form}
      isBusy={create.isBusy}
      onClose={onClose}
      onSave={async () => (await create.run({ body: bodyOf(form.values) })) !== undefined}
    >
      <RoleFields form={form} nodes={nodes} isNew />
    </RecordFormDrawer>
  )
}

function EditRole({
  role,
  nodes,
  onClose,
  onReload,
}: {
  role: Role
  nodes: readonly MenuNode[]
  onClose: () => void
  onReload: () => void
}) {
  const t = useT()
  const changed = useMenuChanged()
  // One's own role may be among them.
  const save = useAction(updateRole, { changes, quiet: true, done: t('done.saved'), onDone: () => void changed() })
  const { roleKey, roleName, sort, status, remark, menuIds } = role
  const form = useRoleForm({ roleKey, roleName, sort, status, remark, menuIds }, save.error)
  return (
    <RecordFormDrawer
      title={t('edit.title', { name: roleName })}
      width={640}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () =>
        (await save.run({ body: { ...bodyOf(form.values), id: role.id, version: role.version } })) !== undefined
      }
    >
      {!role.isGrantable && <Callout tone="warning">{t('notGrantable')}</Callout>}
      <RoleFields form={form} nodes={nodes} isNew={false} />
    </RecordFormDrawer>
  )
}

function RoleFields({
  form,
  nodes,
  isNew,
}: {
  form: ReturnType<typeof useRoleForm>
  nodes: readonly MenuNode[]
  isNew: boolean
}) {
  const t = useT()
  const { values, change } = form
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="roleName" label={t('field.roleName')} required>
          {(control) => (
            <TextInput
              {...control}
              value={values.roleName}
              onChange={(roleName) => change({ roleName })}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="roleKey"
          label={t('field.roleKey')}
          required
          hint={t(isNew ? 'roleKey.hint' : 'roleKey.fixed')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={values.roleKey}
              onChange={(roleKey) => change({ roleKey })}
              readOnly={!isNew}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField form={form} name="sort" label={t('field.sort')} required>
          {(control) => (
            <NumberInput
              {...control}
              value={values.sort}
              onChange={(sort) => change({ sort })}
              min={0}
              max={1_000_000}
              precision={0}
            />
          )}
        </FormField>
        <FormField form={form} name="status" label={t('field.status')} isGroup>
          {() => (
            <SegmentedControl
              label={t('field.status')}
              value={values.status}
              onChange={(status) => change({ status })}
              options={(['active', 'disabled'] as const).map((each) => ({ id: each, label: t(`status.${each}`) }))}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="menuIds" label={t('field.menuIds')} isGroup hint={t('menus.hint')}>
        {({ labelledBy }) => (
          <MenuTreeField
            nodes={nodes}
            value={values.menuIds}
            onChange={(menuIds) => change({ menuIds })}
            labelledBy={labelledBy}
          />
        )}
      </FormField>
      <FormField form={form} name="remark" label={t('field.remark')}>
        {(control) => (
          <Textarea
            {...control}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            rows={2}
            maxLength={500}
          />
        )}
      </FormField>
    </>
  )
}

const useRoleForm = (initial: RoleValues, failure: unknown) => {
  const t = useT()
  return useRecordForm<RoleValues>({
    initial,
    failure,
    forbiddenField: 'menuIds',
    rules: ({ roleName, roleKey, sort }) => ({
      roleName: roleName.trim() === '' ? t('roleName.missing') : undefined,
      roleKey: keyPattern.test(roleKey.trim()) ? undefined : t('roleKey.wrong'),
      sort: sort === undefined ? t('sort.missing') : undefined,
    }),
  })
}

const keyPattern = /^[A-Za-z][\w-]{1,39}$/

const bodyOf = ({ roleKey, roleName, sort, menuIds, ...rest }: RoleValues) => ({
  ...rest,
  roleKey: roleKey.trim(),
  roleName: roleName.trim(),
  sort: sort ?? 0,
  menuIds: [...menuIds],
})
