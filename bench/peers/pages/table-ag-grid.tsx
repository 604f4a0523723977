import { AllCommunityModule, type ColDef, ModuleRegistry, themeQuartz } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { type Answer, answersOfPage, columns as ids } from '../../kit/pages/answers.ts'

ModuleRegistry.registerModules([AllCommunityModule])

const numbers = ['score', 'amount', 'seconds']
const columns: ColDef<Answer>[] = ids.map((id) => ({
  field: id,
  headerName: id,
  width: 140,
  ...(numbers.includes(id) ? { type: 'rightAligned' } : {}),
}))
// accentedSort: without it text is compared by code units, which is no order of any language.
const rows = answersOfPage()

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ height: 720 }}>
    <AgGridReact<Answer>
      theme={themeQuartz}
      rowData={rows}
      columnDefs={columns}
      accentedSort
      getRowId={({ data }) => data.id}
    />
  </div>,
)
