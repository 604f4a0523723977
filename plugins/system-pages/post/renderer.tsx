import { definePageRenderer, Page, usePermission, useT } from '#sdk/page'
import { deletePosts, exportPosts, type Post, postPage } from '#shared/contract/post'
import { CreateButton, ExportButton } from '../../_families/records/list-buttons.tsx'
import { searchFilter, statusFilter, textFilter } from '../../_families/records/list-filters.ts'
import { OrderCell } from '../../_families/records/order-cell.tsx'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { StatusSwitch } from '../../_families/records/status-switch.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { useRowEdits } from '../../_families/records/use-row-edits.ts'
import type page from './definition.ts'
import { calls, changedByPosts, PostDrawer, shape } from './post-drawer.tsx'

const filters = { postName: searchFilter, postCode: textFilter, status: statusFilter }
const nameOf = ({ postName }: Post) => postName

/** Posts: what people are, beside the department they belong to. They give no rights. */
export default definePageRenderer<typeof page>(function PostPage() {
  const t = useT()
  const records = useRecords(filters)
  const mayEdit = usePermission('system:post:edit')
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: postPage,
    query: records.query,
    deletion: deletePosts,
    changes: changedByPosts,
    may: { add: 'system:post:add', edit: 'system:post:edit', remove: 'system:post:remove' },
    nameOf,
  })
  const save = useRowEdits(calls, shape, rows)
  const columns = useColumns<Post>((column) => [
    column.name('postName', { width: 200 }),
    column.text('postCode', { width: 170 }),
    column.number('userCount'),
    column.number('sort', {
      ...(mayEdit && {
        cell: (post) => <OrderCell name={nameOf(post)} value={post.sort} save={(sort) => save(post.id, { sort })} />,
      }),
    }),
    column.status('status', {
      cell: (post) => (
        <StatusSwitch
          name={nameOf(post)}
          status={post.status}
          save={(status) => save(post.id, { status })}
          disabled={!mayEdit}
        />
      ),
    }),
    // Where there is not room for all, the first to go: order and state are changed in the row.
    column.text('remark', { width: 200, keeps: 0 }),
    column.time('createTime'),
    column.actions((post) => <RowActions name={nameOf(post)} onEdit={edit(post)} onDelete={remove(post)} />),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <ExportButton
            permission="system:post:export"
            endpoint={exportPosts}
            query={records.filters}
            isNarrowed={records.narrowedBy !== ''}
            fileName={t('title')}
          />
          <CreateButton label={t('create')} onCreate={create} />
        </>
      }
    >
      <RecordList {...table} setting="system-posts" columns={columns} />
      <PostDrawer records={records} rows={rows} />
      {dialog}
    </Page>
  )
})
