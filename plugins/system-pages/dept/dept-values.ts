import { type Dept, type DeptFields, deptList, deptTree, getDept } from '#shared/contract/dept'
import { roleDeptTree } from '#shared/contract/role'
import { userDeptTree, userPage } from '#shared/contract/user'

/** What the form holds; while the order number is empty it cannot be saved. */
export type DeptValues = Omit<DeptFields, 'sort'> & { readonly sort: number | undefined }

/** Endpoints that tell of departments. */
export const changedByDepts = [deptList, deptTree, getDept, roleDeptTree, userDeptTree, userPage]

export const newDept = (parentId: string | null, sort: number): DeptValues => ({
  parentId,
  deptName: '',
  sort,
  leader: '',
  phone: '',
  email: '',
  status: 'active',
})

export const valuesOf = ({ id: _, version: __, createTime: ___, ...values }: Dept): DeptValues => values

/** What is sent. A missing order number is no number, so the schema refuses it. */
export const bodyOf = ({ sort = Number.NaN, ...values }: DeptValues): DeptFields => ({
  ...values,
  sort,
  phone: values.phone.trim(),
  email: values.email.trim(),
})
