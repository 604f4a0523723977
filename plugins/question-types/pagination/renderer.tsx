import { defineRenderer, type RendererProps, useT } from '#sdk/ui'
import type pagination from './definition.ts'

export default defineRenderer<typeof pagination>(PaginationRenderer, { label: 'none' })

/** The fold between two pages where a form is drawn in one piece; a page by itself ends with buttons instead. */
function PaginationRenderer({ page }: RendererProps<typeof pagination>) {
  const t = useT()
  return (
    <div className="flex items-center gap-3 py-2 text-muted text-sm">
      <span aria-hidden="true" className="h-px flex-1 border-hairline border-t border-dashed" />
      {t('end', { number: page.number, total: page.total })}
      <span aria-hidden="true" className="h-px flex-1 border-hairline border-t border-dashed" />
    </div>
  )
}
