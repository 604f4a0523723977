import { Button } from '#ds/button'
import { steppedNumber } from '#ds/number-input'
import { type RendererProps, useT } from '#sdk/ui'
import type number from '../definition.ts'

/** One step down or up, for fingers and mice. The keyboard has its arrows in the field, so Tab passes by (APG spinbutton). */
export const StepButton = ({
  way,
  options: { min, max, step, precision },
  value,
  onChange,
  readOnly,
}: { way: 'less' | 'more' } & Pick<RendererProps<typeof number>, 'options' | 'value' | 'onChange' | 'readOnly'>) => {
  const t = useT()
  const next = steppedNumber(value, way === 'less' ? -step : step, { min, max, precision })
  return (
    <Button
      iconOnly
      tabIndex={-1}
      aria-label={t(way)}
      disabled={readOnly || next === value}
      onClick={() => onChange(next)}
    >
      <span aria-hidden="true">{way === 'less' ? '−' : '+'}</span>
    </Button>
  )
}
