import type { z } from 'zod'
import { Callout } from '#ds/callout'
import { ErrorState, LoadingState, useData, useFormat, useMenuChanged, useT } from '#sdk/page'
import { roleMenuTree } from '#shared/contract/menu'
import { createRole, getRole, type roleDetailSchema, roleOptions, rolePage, updateRole } from '#shared/contract/role'
import { LongTextField, OrderField, orderOf, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import { valuesLike } from '../../_families/record-form/plain-shape.ts'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import { MenuTreeField } from './menu-tree-field.tsx'

type Role = z.infer<typeof roleDetailSchema>
type Values = Pick<Role, 'roleKey' | 'roleName' | 'status' | 'remark' | 'menuIds'> & {
  readonly sort: number | undefined
}

/** Endpoints that tell of roles. */
export const changedByRoles = [rolePage, roleOptions, getRole, roleMenuTree]
export const calls = { get: getRole, create: createRole, update: updateRole, changes: changedByRoles }

const blank: Values = { roleKey: '', roleName: '', sort: 10, status: 'active', remark: '', menuIds: [] }
const valuesOf = valuesLike(blank)
const bodyOf = (values: Values) => ({ ...values, roleKey: values.roleKey.trim(), sort: orderOf(values.sort) })
export const shape = { blank, valuesOf, bodyOf }

/** The role that is open beside the list, and the menus it opens. */
export function RoleDrawer({ records }: { records: Records }) {
  const t = useT()
  const { number } = useFormat()
  const changed = useMenuChanged()
  return (
    <ListedDrawer
      records={records}
      calls={calls}
      shape={shape}
      width={640}
      create={t('create')}
      nameOf={({ roleName }: Role) => roleName}
      forbiddenField="menuIds"
      // One's own role may be among them.
      onSaved={() => void changed()}
      textOf={(name, { menuIds }) =>
        name === 'menuIds' ? t('menus.count', { count: menuIds.length, number: number(menuIds.length) }) : undefined
      }
    >
      {(form, role) => (
        <>
          {role?.isGrantable === false && <Callout tone="warning">{t('notGrantable')}</Callout>}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField form={form} name="roleName" maxLength={60} required />
            <TextField
              form={form}
              name="roleKey"
              required
              readOnly={role !== undefined}
              hint={t(role ? 'roleKey.fixed' : 'roleKey.hint')}
            />
            <OrderField form={form} name="sort" />
            <StatusField form={form} />
          </div>
          <MenusField form={form} roleId={role?.id ?? '0'} />
          <LongTextField form={form} name="remark" />
        </>
      )}
    </ListedDrawer>
  )
}

/** The menus there are, for this role. @param roleId `0` for a new one */
function MenusField({ form, roleId }: { form: RecordForm<Values>; roleId: string }) {
  const t = useT()
  const menus = useData(roleMenuTree, { params: { id: roleId } })
  return (
    <FormField form={form} name="menuIds" label={t('field.menuIds')} isGroup hint={t('menus.hint')}>
      {({ labelledBy }) =>
        menus.data && !menus.isPlaceholderData ? (
          <MenuTreeField
            nodes={menus.data.menus}
            value={form.values.menuIds}
            onChange={(menuIds) => form.change({ menuIds })}
            labelledBy={labelledBy}
          />
        ) : menus.isLoadingError ? (
          <ErrorState error={menus.error} onRetry={() => void menus.refetch()} />
        ) : (
          <LoadingState />
        )
      }
    </FormField>
  )
}
