import { type Dept, type DeptFields, deptList, deptTree, getDept } from '#shared/contract/dept'
import { roleDeptTree } from '#shared/contract/role'
import { userDeptTree, userPage } from '#shared/contract/user'

/** What the form holds; while the order number is empty it cannot be saved. */
export type DeptValues = Omit<DeptFields, 'sort'> & { readonly sort: number | undefined }

/** Endpoints that tell of departments. */
export const changedByDepts = [deptList, deptTree, getDept, roleDeptTree, userDeptTree, userPage]

export const newDept = (parent: Dept | undefined, sort: number): DeptValues => ({
  parentId: parent?.id ?? null,
  deptName: '',
  sort,
  leader: '',
  phone: '',
  email: '',
  status: 'active',
})

export const fieldsOf = ({ parentId, deptName, sort, leader, phone, email, status }: DeptValues): DeptFields => ({
  parentId,
  deptName: deptName.trim(),
  sort: sort ?? 0,
  leader: leader.trim(),
  phone: phone.trim(),
  email: email.trim(),
  status,
})
