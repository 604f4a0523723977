import { Icon } from '#ds/icon'
import { type CellProps, defineCell, useFileUrl } from '#sdk/designer'
import type upload from './definition.ts'

export default defineCell<typeof upload>(UploadCell)

/** The names, each leading to its file; pictures are drawn in the record's detail. */
function UploadCell({ answer, text }: CellProps<typeof upload>) {
  const fileUrl = useFileUrl()
  return (
    <ul className="flex max-w-72 gap-2 overflow-hidden" title={text}>
      {answer.map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <a
            href={fileUrl(id)}
            target="_blank"
            rel="noopener"
            className="flex min-w-0 items-center gap-1 rounded-sm text-accent-text underline-offset-2 hover:underline"
          >
            <Icon name="file" size={16} className="shrink-0" />
            <span className="truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
