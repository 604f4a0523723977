import { useState } from 'react'
import { z } from 'zod'
import { Badge } from '#ds/badge'
import { Button, buttonClass } from '#ds/button'
import { Card } from '#ds/card'
import { DescriptionList } from '#ds/description-list'
import { TableSelect } from '#ds/table-select'
import {
  PageLink,
  Pager,
  pageSearchShape,
  useAction,
  useClosePage,
  useFormat,
  useLeaveGuard,
  usePermission,
  useSearchState,
  useT,
} from '#sdk/page'
import { assignRoles, getUser, getUserRoles, type UserRow, userPage } from '#shared/contract/user'
import { LeaveDialog } from '../../_families/record-form/leave-dialog.tsx'

const list = '/system/user'

/** Roles are paged in the browser: the server gives all of them. */
const searchSchema = z.object(pageSearchShape)

type Role = z.infer<typeof getUserRoles.data>['roles'][number]

/** Which roles a person has: chosen over all pages, and sent at once. */
export function RoleChoice({ user, roles }: { user: UserRow; roles: readonly Role[] }) {
  const t = useT()
  const { number } = useFormat()
  const close = useClosePage()
  const [{ page, size }, setSearch] = useSearchState(searchSchema)
  const before = roles.filter(({ isAssigned }) => isAssigned).map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const mayEdit = usePermission('system:user:edit')
  const assign = useAction(assignRoles, { changes: [userPage, getUser, getUserRoles], done: t('done') })
  const guard = useLeaveGuard(!isSame(before, chosen), { holdsState: true })
  const shown = roles.slice((page - 1) * size, page * size)

  /** The table knows the roles of its page only; those of other pages stay as they were chosen. */
  const choose = (onPage: readonly string[]) => {
    const elsewhere = chosen.filter((id) => !shown.some((role) => role.id === id))
    setChosen([...elsewhere, ...onPage])
  }
  const submit = async () => {
    if ((await assign.run({ body: { id: user.id, roleIds: [...chosen], version: user.version } })) === undefined) return
    guard.release()
    await close(list)
  }

  return (
    <>
      <Card>
        <DescriptionList
          columns={3}
          items={[
            { id: 'userName', term: t('field.userName'), detail: user.userName },
            { id: 'nickName', term: t('field.nickName'), detail: user.nickName },
            { id: 'dept', term: t('field.dept'), detail: user.deptName },
          ]}
        />
      </Card>
      <Card flush>
        <div className="p-4">
          <TableSelect
            label={t('roles')}
            multiple
            readOnly={!mayEdit}
            columns={[
              { id: 'name', header: t('column.name'), cell: (role) => role.roleName },
              { id: 'key', header: t('column.key'), cell: (role) => role.roleKey },
              {
                id: 'status',
                header: t('column.status'),
                cell: (role) => (
                  <Badge tone={role.status === 'active' ? 'success' : 'neutral'}>{t(`status.${role.status}`)}</Badge>
                ),
              },
            ]}
            rows={shown}
            rowKey={idOf}
            value={chosen}
            onChange={choose}
            disabledReason={(role) =>
              role.status === 'disabled' ? t('reason.disabled') : role.isGrantable ? undefined : t('reason.beyond')
            }
            labels={{
              chosen: (count) => t('chosen', { count, number: number(count) }),
              tooFew: () => '',
              tooMany: () => '',
              empty: t('none'),
            }}
          />
        </div>
        {roles.length > size && <Pager page={page} size={size} total={roles.length} onChange={setSearch} />}
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        <PageLink to={list} className={buttonClass({})}>
          {t('back')}
        </PageLink>
        {mayEdit && (
          <Button variant="primary" busy={assign.isBusy} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        )}
      </div>
      <LeaveDialog guard={guard} />
    </>
  )
}

const idOf = ({ id }: Role) => id

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
