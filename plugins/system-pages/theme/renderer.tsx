import { DictTag, definePageRenderer, Page, ThemeSlip, useT } from '#sdk/page'
import { themeCategoryType } from '#shared/contract/theme-gallery'
import { CreateButton } from '../../_families/records/list-buttons.tsx'
import { searchFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useRecordPage } from '../../_families/records/use-record-page.tsx'
import { useRecords } from '../../_families/records/use-records.ts'
import { deleteThemes, type Theme, themePage } from './contract.ts'
import type page from './definition.ts'
import { changedByThemes, ThemeDrawer, worn } from './theme-drawer.tsx'

const filters = { name: searchFilter }
const nameOf = ({ name }: Theme) => name

/** Ready looks of this installation, offered in the theme tab of every form. */
export default definePageRenderer<typeof page>(function ThemesPage() {
  const t = useT()
  const records = useRecords(filters)
  const { table, rows, create, edit, remove, dialog } = useRecordPage({
    records,
    pages: themePage,
    query: records.query,
    deletion: deleteThemes,
    changes: changedByThemes,
    may: { add: 'project:theme:add', edit: 'project:theme:edit', remove: 'project:theme:remove' },
    nameOf,
  })
  const columns = useColumns<Theme>((column) => [
    column.name('name', { width: 180 }),
    column.other('look', {
      value: ({ accent }) => accent,
      width: 180,
      cell: (look) => <ThemeSlip {...worn(look)} />,
    }),
    column.text('category', {
      cell: ({ category }) => <DictTag type={themeCategoryType} value={category} />,
    }),
    column.number('sort'),
    column.time('createTime'),
    column.actions((theme) => <RowActions name={nameOf(theme)} onEdit={edit(theme)} onDelete={remove(theme)} />),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<CreateButton label={t('create')} onCreate={create} />}
    >
      <RecordList {...table} setting="project-themes" columns={columns} />
      <ThemeDrawer records={records} rows={rows} />
      {dialog}
    </Page>
  )
})
