import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { DashGlyph, PlusGlyph } from '../_internal/glyphs.tsx'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import type { GoodsSelectLabels } from './labels.ts'

export type { GoodsSelectLabels } from './labels.ts'

export interface Goods {
  id: string
  name: string
  description?: ReactNode
  /** Address of the picture. */
  image?: string | undefined
  /** Text of the picture; empty when the name says the same. */
  imageAlt?: string | undefined
  /** Of one piece, in the currency of the list. */
  price: number
  /** Pieces left; 0 is sold out, undefined without end. */
  stock?: number | undefined
  /** Most pieces one person may take. */
  max?: number | undefined
}

export interface GoodsSelectProps extends ControlProps {
  goods: readonly Goods[]
  /** Pieces by id; things that are not taken are absent. */
  value: Readonly<Record<string, number>>
  onChange: (value: Record<string, number>) => void
  onBlur?: (() => void) | undefined
  /** BCP 47 language of prices. */
  locale: string
  /** ISO 4217: CNY, EUR. */
  currency: string
  /** Fewest pieces altogether, counted once something is taken. */
  min?: number | undefined
  /** Most pieces altogether. */
  max?: number | undefined
  labels?: Partial<GoodsSelectLabels> | undefined
  size?: Size | undefined
}

/** The number field comes in below this many pieces left. */
const fewLeft = 10

/**
 * Things with picture, price and number of pieces, and their sum. What is charged is counted by the server: the sum
 * here is for the reader.
 *
 * Do: say in the description what one piece is.
 * Don't: hide what is sold out, people look for it.
 * Keys: Tab through; arrows in a number field step by one, Page up and down by ten; Enter and Space press the buttons.
 * ARIA: a group with a list; each thing has two buttons and a spinbutton named after it; number and sum are a status.
 */
export function GoodsSelect(props: Controllable<GoodsSelectProps>) {
  const p = useControllable<GoodsSelectProps>(props, {})
  const labels = useLabels('goods-select', p.labels)
  const statusId = useId()
  const money = new Intl.NumberFormat(p.locale, { style: 'currency', currency: p.currency })
  const taken = p.goods.map((each) => ({ each, pieces: p.value[each.id] ?? 0 }))
  const pieces = taken.reduce((sum, { pieces: own }) => sum + own, 0)
  const sum = taken.reduce((total, { each, pieces: own }) => total + each.price * own, 0)
  const tooFew = p.min !== undefined && pieces > 0 && pieces < p.min
  const tooMany = p.max !== undefined && pieces > p.max

  const set = (id: string, next: number | undefined) => {
    const { [id]: _old, ...rest } = p.value
    p.onChange(next === undefined || next <= 0 ? rest : { ...rest, [id]: next })
  }

  return (
    <fieldset
      id={p.id}
      data-slot="goods-select"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={joinIds(p.describedBy, statusId)}
      className={clsx('@container min-w-0', p.className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
      <ul data-slot="goods-select-list" className="grid gap-3 @min-[560px]:grid-cols-2">
        {taken.map(({ each, pieces: own }) => (
          <GoodsCard
            key={each.id}
            goods={each}
            pieces={own}
            most={Math.min(each.stock ?? Infinity, each.max ?? Infinity, (p.max ?? Infinity) - pieces + own)}
            price={money.format(each.price)}
            invalid={Boolean(p.invalid) || tooMany}
            disabled={p.disabled || false}
            readOnly={p.readOnly || false}
            labels={labels}
            size={p.size}
            onChange={(next) => set(each.id, next)}
          />
        ))}
      </ul>
      <p
        id={statusId}
        role="status"
        data-slot="goods-select-total"
        className={clsx('mt-3 text-end tabular-nums', tooFew || tooMany ? 'text-danger-text' : 'font-medium')}
      >
        {tooMany && p.max !== undefined
          ? labels.tooMany(p.max)
          : tooFew && p.min !== undefined
            ? labels.tooFew(p.min)
            : labels.total(pieces, money.format(sum))}
      </p>
    </fieldset>
  )
}

function GoodsCard({
  goods,
  pieces,
  most,
  price,
  invalid,
  disabled,
  readOnly,
  labels,
  size,
  onChange,
}: {
  goods: Goods
  pieces: number
  most: number
  price: string
  invalid: boolean
  disabled: boolean
  readOnly: boolean
  labels: GoodsSelectLabels
  size: Size | undefined
  onChange: (pieces: number | undefined) => void
}) {
  const noteId = useId()
  const soldOut = goods.stock === 0
  const note = soldOut
    ? labels.soldOut
    : goods.stock !== undefined && goods.stock < fewLeft
      ? labels.left(goods.stock)
      : undefined
  return (
    <li
      data-slot="goods"
      data-taken={pieces > 0 || undefined}
      className={clsx(
        'flex min-w-0 gap-3 rounded-lg border p-3',
        pieces > 0 ? 'border-accent-solid bg-accent-soft' : 'border-hairline bg-paper',
        soldOut && 'bg-subtle text-muted',
      )}
    >
      {goods.image !== undefined && (
        <img
          src={goods.image}
          alt={goods.imageAlt ?? ''}
          loading="lazy"
          className="size-20 shrink-0 rounded-md bg-subtle object-cover"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="wrap-anywhere font-medium">{goods.name}</span>
        {goods.description !== undefined && (
          <span className="wrap-anywhere text-muted text-sm">{goods.description}</span>
        )}
        <span className="tabular-nums">{price}</span>
        {note !== undefined && (
          <span id={noteId} className="text-sm text-warning-text">
            {note}
          </span>
        )}
        {!soldOut && (
          <div className="mt-auto flex flex-wrap items-center gap-1 pt-1">
            <StepButton
              label={labels.decrease(goods.name)}
              able={pieces > 0 && !disabled && !readOnly}
              size={size}
              onClick={() => onChange(pieces - 1)}
            >
              <DashGlyph />
            </StepButton>
            <NumberInput
              label={labels.quantity(goods.name)}
              describedBy={note === undefined ? undefined : noteId}
              value={pieces === 0 ? undefined : pieces}
              onChange={onChange}
              min={0}
              max={Number.isFinite(most) ? most : undefined}
              precision={0}
              placeholder="0"
              disabled={disabled}
              readOnly={readOnly}
              invalid={invalid || pieces > most}
              size={size}
              className="w-16"
            />
            <StepButton
              label={labels.increase(goods.name)}
              able={pieces < most && !disabled && !readOnly}
              size={size}
              onClick={() => onChange(pieces + 1)}
            >
              <PlusGlyph />
            </StepButton>
          </div>
        )}
      </div>
    </li>
  )
}

function StepButton({
  label,
  able,
  size,
  onClick,
  children,
}: {
  label: string
  able: boolean
  size: Size | undefined
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      iconOnly
      size={size}
      aria-label={label}
      // Not `disabled`: at the end of the stock the button would lose the focus it is being pressed with.
      aria-disabled={!able || undefined}
      className="aria-disabled:opacity-40"
      onClick={() => able && onClick()}
    >
      {children}
    </Button>
  )
}
