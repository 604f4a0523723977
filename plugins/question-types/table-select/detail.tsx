import { type DetailProps, defineDetail, useT, useText } from '#sdk/designer'
import type tableSelect from './definition.ts'

export default defineDetail<typeof tableSelect>(TableSelectDetail)

/** The chosen rows with all their cells. */
function TableSelectDetail({ answer, options: { columns, rows } }: DetailProps<typeof tableSelect>) {
  const t = useT()
  const text = useText()
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="border-collapse text-base">
        <thead>
          <tr>
            {columns.map(({ id, label }, index) => (
              <th key={id} scope="col" className="border border-hairline bg-subtle px-3 py-1.5 text-start font-medium">
                {text(label) || t('untitledColumn', { position: index + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.map((chosen) => (
            <tr key={chosen}>
              {columns.map(({ id, numeric }, index) => (
                <td
                  key={id}
                  className={`wrap-anywhere border border-hairline px-3 py-1.5 ${numeric ? 'text-end tabular-nums' : 'text-start'}`}
                >
                  {rows.find((row) => row.id === chosen)?.cells[index] ?? (index === 0 ? chosen : '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
