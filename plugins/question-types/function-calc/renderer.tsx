import { defineRenderer, type RendererProps, useFocusTarget, useLanguage, useT, useText } from '#sdk/ui'
import type functionCalc from './definition.ts'
import { resultText } from './parts/result-text.ts'

export default defineRenderer<typeof functionCalc>(FunctionCalcRenderer, { label: 'control' })

/** The result as it stands now; whoever cannot see it hears when it changes. */
function FunctionCalcRenderer({ options, value, controlId, labelId, describedBy }: RendererProps<typeof functionCalc>) {
  const t = useT()
  const text = useText()
  const language = useLanguage()
  const target = useFocusTarget<HTMLOutputElement>()
  return (
    <output
      ref={target}
      id={controlId}
      // Nothing to press, so no stop for the Tab key; whoever is sent here arrives.
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="wrap-anywhere block min-h-11 whitespace-pre-wrap rounded-md border border-hairline bg-subtle px-3 py-2 text-base tabular-nums"
    >
      {value === undefined ? (
        <span className="text-muted">{t('pending')}</span>
      ) : (
        <span className="font-semibold text-ink">{resultText(value, options, { language, text })}</span>
      )}
    </output>
  )
}
