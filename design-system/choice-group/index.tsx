import { clsx } from 'clsx'
import { type ReactNode, useId, useRef } from 'react'
import { ChoiceMark, choiceFocusClass } from '../_internal/choice-mark.tsx'
import type { ControlProps } from '../_internal/control-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export { ChoiceMark } from '../_internal/choice-mark.tsx'

export interface ChoiceOption {
  id: string
  label: ReactNode
  description?: ReactNode
  /** Address of a picture above the label. */
  image?: string | undefined
  /** Text of the picture; empty when the label says the same. */
  imageAlt?: string | undefined
  disabled?: boolean | undefined
}

export interface ChoiceGroupProps extends ControlProps {
  kind: 'radio' | 'checkbox'
  options: readonly ChoiceOption[]
  /** Ids of the chosen options; a radio group holds at most one. */
  value: readonly string[]
  /** Chosen ids in the order of the options. */
  onChange: (ids: string[]) => void
  onBlur?: (() => void) | undefined
  /** Columns where there is room; one column on a phone. @default 1 */
  columns?: 1 | 2 | 3 | 4 | 'inline' | undefined
  /** Drawn as buttons that stay pressed, for few short options, instead of a list with marks. @default 'list' */
  look?: 'list' | 'buttons' | undefined
  /** Drawn below an option, outside its label: the text field of "other". */
  renderAfter?: ((id: string) => ReactNode) | undefined
}

/**
 * Radio buttons (APG radiogroup) or checkboxes (group) with whole rows as targets.
 *
 * Do: keep it to about seven options, in an order that can be foreseen.
 * Don't: tick one beforehand to save people a press; they stop reading.
 * Keys: the browser's: arrows move and choose in a radio group, Space toggles a checkbox.
 */
export function ChoiceGroup(props: Controllable<ChoiceGroupProps>) {
  const root = useRef<HTMLDivElement>(null)
  const { columns = 1, ...p } = useControllable<ChoiceGroupProps>(props, [], { anchor: root })
  const ownName = useId()
  const buttons = p.look === 'buttons'
  const chosen = new Set(p.value)
  const radio = p.kind === 'radio'

  const choose = (id: string) => {
    if (p.readOnly) return
    if (radio) return p.onChange([id])
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    p.onChange(p.options.filter((option) => next.has(option.id)).map((option) => option.id))
  }

  const group = {
    role: radio ? 'radiogroup' : 'group',
    'aria-label': p.label,
    'aria-labelledby': p.labelledBy,
    'aria-describedby': p.describedBy,
    'aria-disabled': p.disabled || undefined,
    // A plain group may not be invalid, required or read-only; its checkboxes carry that instead.
    ...(radio && {
      'aria-invalid': p.invalid || undefined,
      'aria-required': p.required || undefined,
      'aria-readonly': p.readOnly || undefined,
    }),
  }

  return (
    <div className={clsx('@container', p.className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the role is in `group`; blur only reports leaving the group */}
      <div
        ref={root}
        {...group}
        id={p.id}
        data-slot="choice-group"
        className={buttons && columns === 'inline' ? 'flex flex-wrap items-start gap-2' : layout[columns]}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
        }}
      >
        {p.options.map((option) => (
          <Choice
            key={option.id}
            option={option}
            kind={p.kind}
            name={p.name ?? ownName}
            bare={columns === 'inline' && !buttons}
            buttons={buttons}
            checked={chosen.has(option.id)}
            disabled={p.disabled || option.disabled || false}
            readOnly={p.readOnly ?? false}
            invalid={p.invalid ?? false}
            after={p.renderAfter?.(option.id)}
            onChoose={() => choose(option.id)}
          />
        ))}
      </div>
    </div>
  )
}

function Choice({
  option,
  kind,
  name,
  bare,
  buttons,
  checked,
  disabled,
  readOnly,
  invalid,
  after,
  onChoose,
}: {
  option: ChoiceOption
  kind: 'radio' | 'checkbox'
  name: string
  bare: boolean
  buttons: boolean
  checked: boolean
  disabled: boolean
  readOnly: boolean
  invalid: boolean
  after: ReactNode
  onChoose: () => void
}) {
  const descriptionId = useId()
  const input = {
    name,
    value: option.id,
    checked,
    disabled,
    'aria-readonly': kind === 'checkbox' ? readOnly || undefined : undefined,
    'aria-invalid': kind === 'checkbox' ? invalid || undefined : undefined,
    'aria-describedby': option.description === undefined ? undefined : descriptionId,
    onChange: onChoose,
  }
  const inset = bare ? 'ps-8' : 'ps-11 pe-3'
  return (
    <div
      data-slot="choice"
      data-checked={checked || undefined}
      className={clsx(
        'relative min-w-0 rounded-md transition-colors duration-fast',
        choiceFocusClass,
        !bare && [
          'border',
          checked && !disabled
            ? 'border-accent-solid bg-accent-soft'
            : [buttons ? (invalid ? 'border-danger-solid' : 'border-control') : 'border-hairline'],
        ],
        !bare && !checked && !disabled && 'bg-paper hover:bg-subtle',
        disabled && ['text-muted', !bare && 'bg-subtle'],
      )}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is in ChoiceMark */}
      <label
        data-slot={buttons ? 'choice-segment' : undefined}
        className={clsx(
          buttons ? 'choice-button' : ['flex min-h-11 items-start gap-3', bare ? 'py-2 pe-2' : 'px-3 py-2.5'],
          disabled && 'cursor-not-allowed',
        )}
      >
        {buttons ? (
          <input {...input} type={kind} className="segment-input" />
        ) : (
          <ChoiceMark {...input} kind={kind} invalid={invalid} className="mt-[calc((1lh-1.25rem)/2)]" />
        )}
        <span className="min-w-0 flex-1">
          {option.image !== undefined && (
            <img
              src={option.image}
              alt={option.imageAlt ?? ''}
              loading="lazy"
              className="mb-2 max-h-60 w-full rounded-sm object-contain"
            />
          )}
          <span data-slot="choice-label" className="block break-words">
            {option.label}
          </span>
        </span>
      </label>
      {option.description !== undefined && (
        <div
          id={descriptionId}
          data-slot="choice-description"
          className={clsx('pb-2.5 text-sm text-muted', buttons ? 'mt-1.5 px-3 text-center' : ['-mt-1.5', inset])}
        >
          {option.description}
        </div>
      )}
      {after !== undefined && after !== null && after !== false && (
        <div data-slot="choice-after" className={clsx('pb-2.5', buttons ? 'mt-2.5 px-3' : inset)}>
          {after}
        </div>
      )}
    </div>
  )
}

const layout = {
  1: 'grid gap-2',
  2: 'grid gap-2 @md:grid-cols-2',
  3: 'grid gap-2 @sm:grid-cols-2 @lg:grid-cols-3',
  4: 'grid gap-2 @sm:grid-cols-2 @lg:grid-cols-4',
  inline: 'flex flex-wrap gap-x-6 gap-y-1',
} as const
