import { clsx } from 'clsx'
import { Popover, Slider as Primitive } from 'radix-ui'
import { useId, useRef, useState } from 'react'
import { type ControlProps, controlAria, joinIds } from '../_internal/control-props.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useTextDirection } from '../_internal/use-text-direction.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { contrast, fromHsv, type Hsv, nameColor, parseColor, toHsv } from './color-math.ts'
import type { ColorPickerLabels } from './labels.ts'
import { ShadeArea } from './shade-area.tsx'

export { contrast, type HueName, nameColor, parseColor, type ToneName } from './color-math.ts'
export type { ColorPickerLabels } from './labels.ts'

export interface ColorPickerProps extends ControlProps {
  /** `#rrggbb`; undefined is no colour. */
  value: string | undefined
  onChange: (color: string | undefined) => void
  onBlur?: (() => void) | undefined
  /** Offered colours, with their names where they have one. */
  swatches?: readonly { color: string; label?: string | undefined }[] | undefined
  /** The colour the contrast is measured against, `#rrggbb`; none hides the readout. */
  against?: string | undefined
  labels?: Partial<ColorPickerLabels> | undefined
  size?: Size | undefined
}

/**
 * A colour by name, code, swatch or two sliders, in a Radix popover. Every colour is said in words, never shown alone.
 *
 * Do: offer the swatches that fit the product first.
 * Don't: ask for a colour where only contrast matters; repair it instead.
 * Keys: Enter, Space or arrow down opens; in the field arrows change saturation and brightness (with Shift in tens); in
 * the hue slider those of Slider; Escape closes and focus returns.
 */
export function ColorPicker(props: Controllable<ColorPickerProps>) {
  const button = useRef<HTMLButtonElement>(null)
  const p = useControllable<ColorPickerProps>(props, undefined, { anchor: button })
  const labels = useLabels('color-picker', p.labels)
  const [open, setOpen] = useState(false)
  const size = useSize(p.size)
  const wordsId = useId()
  const color = p.value === undefined ? undefined : parseColor(p.value)
  const fixed = p.disabled || p.readOnly
  const words = color === undefined ? labels.none : say(color, labels)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        if (fixed) return
        setOpen(next)
        if (!next) p.onBlur?.()
      }}
    >
      <Popover.Trigger asChild>
        <button
          ref={button}
          type="button"
          {...controlAria(nameWith(p, color === undefined ? words : `${words} ${color}`, wordsId))}
          id={p.id}
          data-slot="color-picker"
          disabled={p.disabled}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || fixed) return
            event.preventDefault()
            setOpen(true)
          }}
          className={clsx(
            'inline-flex w-full min-w-0 items-center gap-2 rounded-md border px-2 text-field text-ink disabled:border-hairline disabled:bg-subtle disabled:text-muted',
            p.invalid ? 'border-danger-solid' : 'border-control',
            p.readOnly ? 'bg-subtle' : 'bg-paper',
            controlHeight[size],
            p.className,
          )}
        >
          <Chip color={color} />
          <span id={wordsId} className="flex min-w-0 flex-1 items-center gap-2 text-start">
            <span className="min-w-0 flex-1 truncate">{words}</span>
            {color !== undefined && <code className="font-mono text-muted text-sm">{color}</code>}
          </span>
          {!fixed && <Icon name="chevron-down" className="text-muted" />}
        </button>
      </Popover.Trigger>
      {p.name !== undefined && <input type="hidden" name={p.name} value={color ?? ''} />}
      <Popover.Portal>
        <Popover.Content
          data-slot="color-picker-panel"
          aria-label={labels.choose}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-palette flex max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] animate-rise-in flex-col gap-3 overflow-y-auto rounded-lg bg-paper p-4 text-base text-ink shadow-menu outline-none"
        >
          <Panel {...p} labels={labels} color={color} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Mounted per opening. Holds hue and saturation, which gray and black would forget. */
function Panel({ color, labels, ...p }: ColorPickerProps & { labels: ColorPickerLabels; color: string | undefined }) {
  const [hsv, setHsv] = useState<Hsv>(() => toHsv(color ?? '#808080'))
  const [text, setText] = useState(color ?? '')
  const errorId = useId()
  const root = useRef<HTMLDivElement>(null)
  const dir = useTextDirection(root)
  const [given, setGiven] = useState(color)
  if (given !== color) {
    setGiven(color)
    if (color !== undefined && color !== fromHsv(hsv)) setHsv(toHsv(color))
    if (color !== parseColor(text)) setText(color ?? '')
  }
  const unreadable = text.trim() !== '' && parseColor(text) === undefined
  const change = (next: Hsv) => {
    setHsv(next)
    setText(fromHsv(next))
    p.onChange(fromHsv(next))
  }
  const ratio = color === undefined || p.against === undefined ? undefined : contrast(color, p.against)
  const shown = fromHsv(hsv)

  return (
    <div ref={root} className="contents">
      <ShadeArea
        color={hsv}
        label={labels.shade}
        valueText={`${say(shown, labels)}, ${Math.round(hsv.s * 100)} %, ${Math.round(hsv.v * 100)} %`}
        disabled={false}
        onChange={change}
      />
      <Primitive.Root
        dir={dir}
        value={[Math.round(hsv.h)]}
        min={0}
        max={359}
        onValueChange={([h]) => change({ ...hsv, h: h ?? 0 })}
        data-slot="color-picker-hue"
        className="relative flex min-h-6 w-full touch-none select-none items-center pointer-coarse:min-h-11"
      >
        <Primitive.Track
          className="relative h-3 w-full grow rounded-full border border-control rtl:-scale-x-100"
          style={{ background: 'linear-gradient(to right, red, yellow, lime, cyan, blue, magenta, red)' }}
        />
        <Primitive.Thumb
          aria-label={labels.hue}
          aria-valuetext={`${Math.round(hsv.h)}°, ${labels.hues[nameColor(fromHsv({ h: hsv.h, s: 1, v: 1 })).hue]}`}
          className="block size-5 rounded-full border-2 border-paper shadow-menu outline-1 outline-ink focus-visible:outline-2 focus-visible:outline-accent-solid"
          style={{ backgroundColor: fromHsv({ h: hsv.h, s: 1, v: 1 }) }}
        />
      </Primitive.Root>
      <div className="flex items-center gap-2">
        <Chip color={color} />
        <TextInput
          label={labels.code}
          value={text}
          placeholder="#rrggbb"
          size="small"
          className="flex-1 font-mono"
          invalid={unreadable}
          describedBy={unreadable ? errorId : undefined}
          onChange={(next) => {
            setText(next)
            const read = parseColor(next)
            if (read !== undefined && read !== color) p.onChange(read)
          }}
          onBlur={() => setText(color ?? '')}
        />
        {!p.required && (
          <Button variant="ghost" size="small" onClick={() => p.onChange(undefined)}>
            {labels.clear}
          </Button>
        )}
      </div>
      {unreadable && (
        <p id={errorId} role="alert" className="text-danger-text text-sm">
          {labels.unreadable}
        </p>
      )}
      {p.swatches !== undefined && p.swatches.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend's gap
        <div role="group" aria-label={labels.swatches} className="flex flex-wrap gap-1">
          {p.swatches.map((swatch) => {
            const chosen = parseColor(swatch.color) === color
            return (
              <button
                key={swatch.color}
                type="button"
                aria-label={swatch.label ?? `${say(swatch.color, labels)} ${swatch.color}`}
                aria-pressed={chosen}
                title={swatch.label ?? say(swatch.color, labels)}
                onClick={() => p.onChange(parseColor(swatch.color))}
                className="grid size-7 place-items-center rounded-md border border-control pointer-coarse:size-11"
                style={{ backgroundColor: swatch.color }}
              >
                {chosen && (
                  <span className="grid size-4 place-items-center rounded-full bg-paper text-ink">
                    <Icon name="check" />
                  </span>
                )}
              </button>
            )
          })}
        </div>
      )}
      <p role="status" className="text-muted text-sm">
        {color === undefined ? labels.none : say(color, labels)}
        {ratio !== undefined && (
          <span className="block tabular-nums">
            {labels.contrast} {ratio.toFixed(2)}:1 ·{' '}
            {ratio >= 4.5 ? labels.contrastGood : ratio >= 3 ? labels.contrastLarge : labels.contrastPoor}
          </span>
        )}
      </p>
    </div>
  )
}

function Chip({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      data-slot="color-picker-chip"
      className="relative size-5 shrink-0 overflow-hidden rounded-sm border border-control bg-paper forced-color-adjust-none"
      style={color === undefined ? undefined : { backgroundColor: color }}
    >
      {color === undefined && <span className="absolute inset-x-0 top-1/2 h-px -rotate-45 bg-danger-solid" />}
    </span>
  )
}

function say(color: string, labels: ColorPickerLabels): string {
  const { hue, tone } = nameColor(color)
  return labels.name(tone, labels.hues[hue])
}

/**
 * A button is named by its text; beside a label both must be heard: what it is for and what is chosen. A button may be
 * neither required nor invalid: the field's error says that.
 */
function nameWith(p: ColorPickerProps, words: string, wordsId: string): ControlProps {
  return {
    label: p.label === undefined ? undefined : `${p.label}: ${words}`,
    labelledBy: p.labelledBy === undefined ? undefined : joinIds(p.labelledBy, wordsId),
    describedBy: p.describedBy,
  }
}
