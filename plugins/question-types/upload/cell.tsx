import { Icon } from '#ds/icon'
import { type CellProps, defineCell } from '#sdk/designer'
import type upload from './definition.ts'

export default defineCell<typeof upload>(UploadCell)

/** The names; the files themselves are opened in the record's detail. */
function UploadCell({ answer, text }: CellProps<typeof upload>) {
  return (
    <ul className="flex max-w-72 gap-2 overflow-hidden" title={text}>
      {answer.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-center gap-1">
          <Icon name="file" size={16} className="shrink-0 text-muted" />
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  )
}
