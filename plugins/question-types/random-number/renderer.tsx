import { defineRenderer, type RendererProps, useFocusTarget, useT } from '#sdk/ui'
import type randomNumber from './definition.ts'

export default defineRenderer<typeof randomNumber>(RandomNumberRenderer, { label: 'group' })

/** While the form is filled in, a word on what will come; afterwards the number. */
function RandomNumberRenderer({ value, ...p }: RendererProps<typeof randomNumber>) {
  const t = useT()
  const focusTarget = useFocusTarget<HTMLDivElement>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields; there is only something to read
    <div
      ref={focusTarget}
      id={p.controlId}
      role="group"
      tabIndex={-1}
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="rounded-md border border-hairline bg-subtle px-4 py-3"
    >
      {value === undefined ? (
        <p className="text-muted">{t('later')}</p>
      ) : (
        <p className="select-all break-all font-semibold text-xl tabular-nums">{value}</p>
      )}
    </div>
  )
}
