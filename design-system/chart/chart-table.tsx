import type { ChartTable } from '../_internal/chart/csv.ts'

/** The figures of a chart as a real table; the first column heads the rows. Wide ones scroll in their own region. */
export function DataTable({ table: { columns, rows }, labelledBy }: { table: ChartTable; labelledBy: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroll area with a name; a section would add a landmark per chart
    <div
      role="region"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-sm"
    >
      <table data-slot="chart-table" className="w-full text-base">
        <thead className="text-muted text-sm">
          <tr className="border-hairline border-b">
            {columns.map(({ id, label, align }, at) => (
              <th key={id} scope="col" className={`py-1.5 font-medium ${at > 0 ? 'ps-4' : ''} ${sideOf(align)}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-hairline border-b last:border-b-0">
              {cells.map((cell, at) => {
                const shown = typeof cell === 'string' ? cell : cell.text
                const column = columns[at]
                return at === 0 ? (
                  <th key={column?.id} scope="row" className="break-words py-1.5 text-start font-normal">
                    {shown}
                  </th>
                ) : (
                  <td key={column?.id} className={`py-1.5 ps-4 ${sideOf(column?.align)}`}>
                    {shown}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sideOf(align: 'start' | 'end' | undefined): string {
  return align === 'end' ? 'text-end' : 'text-start'
}
