import { Icon } from '#ds/icon'
import type { TemplateRow } from '#shared/contract/template'

/** How a template looks, made of what it asks: no picture that could be out of date. Decoration: the card says the same in words. */
export const TemplateCover = ({ template }: { template: TemplateRow }) => (
  <div aria-hidden="true" className="h-40 overflow-hidden rounded-t-lg border-hairline border-b bg-desk px-6 pt-5">
    <div className="flex flex-col gap-3 rounded-t-md border border-hairline border-b-0 bg-paper px-4 pt-4 pb-8">
      <p className="truncate font-semibold text-ink text-sm">{template.name}</p>
      {template.questions.map(({ title }, at) => (
        // Two questions may be called the same, and none is ever moved.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said
        <div key={at} className="flex flex-col gap-1">
          <p className="truncate text-muted text-xs">{title}</p>
          <span className="h-5 rounded-sm border border-hairline bg-subtle" />
        </div>
      ))}
      {template.questions.length === 0 && <Icon name="file" />}
    </div>
  </div>
)
