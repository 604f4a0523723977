import { useT } from '#sdk/page'
import { createPost, getPost, type Post, type PostFields, postPage, updatePost } from '#shared/contract/post'
import { LongTextField, OrderField, orderOf, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import type { Records } from '../../_families/records/use-records.ts'

/** What the form holds; while the order number is empty it cannot be saved. */
type Values = Omit<PostFields, 'sort'> & { readonly sort: number | undefined }

/** Endpoints that tell of posts. */
export const changedByPosts = [postPage, getPost]
export const calls = { get: getPost, create: createPost, update: updatePost, changes: changedByPosts }

const blank: Values = { postName: '', postCode: '', sort: 0, status: 'active', remark: '' }
const valuesOf = ({ postName, postCode, sort, status, remark }: Post): Values => ({
  postName,
  postCode,
  sort,
  status,
  remark,
})
const bodyOf = (values: Values): PostFields => ({ ...values, sort: orderOf(values.sort) })
export const shape = { blank, valuesOf, bodyOf }

/** The post that is open beside the list. */
export function PostDrawer({ records, rows }: { records: Records; rows: readonly Post[] | undefined }) {
  const t = useT()
  return (
    <ListedDrawer
      records={records}
      rows={rows}
      calls={calls}
      shape={shape}
      create={t('create')}
      nameOf={({ postName }: Post) => postName}
    >
      {(form) => (
        <>
          <TextField form={form} name="postName" maxLength={60} required />
          <TextField form={form} name="postCode" maxLength={40} required hint={t('code.hint')} />
          <div className="grid gap-4 sm:grid-cols-2">
            <OrderField form={form} name="sort" />
            <StatusField form={form} />
          </div>
          <LongTextField form={form} name="remark" />
        </>
      )}
    </ListedDrawer>
  )
}
