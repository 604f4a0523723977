import { Button } from '#ds/button'
import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useLanguage, useT, useText } from '#sdk/ui'
import { HoldNotice } from '../../_families/held/hold-notice.tsx'
import { useHeld } from '../../_families/held/use-held.ts'
import type goodsSelect from './definition.ts'
import { goodsLabel, maxPieces, moneyOf, piecesIn, sumOf } from './parts/goods.ts'

export default defineRenderer<typeof goodsSelect>(GoodsSelectRenderer, { label: 'group' })

function GoodsSelectRenderer({ options, value, readOnly, ...p }: RendererProps<typeof goodsSelect>) {
  const t = useT()
  const text = useText()
  const money = moneyOf(useLanguage(), options.currency)
  const taken = value ?? {}
  const ends = options.goods.some(({ stock }) => stock !== undefined)
  const held = useHeld({}, value, { idle: readOnly || !ends })

  const set = (id: string, pieces: number | undefined) => {
    const { [id]: _before, ...rest } = taken
    const next = pieces === undefined || pieces < 1 ? rest : { ...rest, [id]: Math.min(Math.trunc(pieces), maxPieces) }
    p.onChange(Object.keys(next).length === 0 ? undefined : next)
  }

  return (
    <fieldset
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="min-w-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      <ul className="flex flex-col gap-3">
        {options.goods.map((each, index) => {
          const name = goodsLabel(each, index, { text, t })
          const pieces = taken[each.id] ?? 0
          const left = held.reply?.left[each.id]
          const isOut = each.stock === 0 || (left === 0 && pieces === 0)
          const isOnHold = isOut && held.reply?.onHold?.includes(each.id)
          // Null: enough. What others hold meanwhile is said, and nothing that was chosen is taken away by itself.
          const most = Math.min(left ?? Number.POSITIVE_INFINITY, each.max ?? maxPieces)
          const isWrong = held.reply?.missing.includes(each.id) || p.issues.some(({ path }) => path?.[0] === each.id)
          const noteId = `${p.controlId}-${each.id}-note`
          const hasNote = isOut || typeof left === 'number' || each.max !== undefined
          return (
            <li
              key={each.id}
              className={`flex min-w-0 gap-3 rounded-md border p-3 ${
                isWrong ? 'border-danger-solid' : pieces > 0 ? 'border-accent-solid' : 'border-hairline'
              } ${isOut ? 'bg-subtle text-muted' : 'bg-paper'}`}
            >
              {each.image !== undefined && (
                <img src={each.image} alt="" loading="lazy" className="size-20 shrink-0 rounded-md object-cover" />
              )}
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <span className="wrap-anywhere font-semibold">{name}</span>
                {text(each.description) !== '' && (
                  <span className="whitespace-pre-line wrap-anywhere text-base text-muted">
                    {text(each.description)}
                  </span>
                )}
                <span className="tabular-nums">{money.format(each.price / 100)}</span>
                {hasNote && (
                  <span id={noteId} className="text-muted text-sm">
                    {isOut
                      ? t(isOnHold ? 'onHold' : 'out')
                      : [
                          typeof left === 'number' && t('left', { number: left }),
                          each.max !== undefined && t('most', { max: each.max }),
                        ]
                          .filter(Boolean)
                          .join(t('comma'))}
                  </span>
                )}
              </div>
              {!(isOut && pieces === 0) && (
                <div className="flex shrink-0 flex-wrap items-center justify-end gap-1 self-end">
                  <Step
                    name={t('less', { name })}
                    can={!readOnly && pieces > 0}
                    onPress={() => set(each.id, pieces - 1)}
                  >
                    −
                  </Step>
                  <NumberInput
                    id={index === 0 ? p.controlId : undefined}
                    label={t('pieces.of', { name })}
                    describedBy={hasNote ? noteId : undefined}
                    value={pieces === 0 ? undefined : pieces}
                    onChange={(next) => set(each.id, next)}
                    min={0}
                    max={Number.isFinite(most) ? most : maxPieces}
                    precision={0}
                    placeholder="0"
                    readOnly={readOnly}
                    invalid={Boolean(isWrong)}
                    className="w-16"
                  />
                  <Step
                    name={t('more', { name })}
                    can={!readOnly && pieces < most}
                    onPress={() => set(each.id, pieces + 1)}
                  >
                    +
                  </Step>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className="mt-3 text-end font-semibold tabular-nums">
        {t('summary', { pieces: piecesIn(taken), sum: money.format(sumOf(taken, options.goods)) })}
      </p>
      {ends && !readOnly && <HoldNotice held={held} isRefused={p.issues.length > 0} />}
    </fieldset>
  )
}

/** At the end of the stock it stays where it is: a button that is disabled would lose the focus it is pressed with. */
const Step = ({
  name,
  can,
  onPress,
  children,
}: {
  name: string
  can: boolean
  onPress: () => void
  children: string
}) => (
  <Button
    iconOnly
    aria-label={name}
    aria-disabled={!can || undefined}
    className="aria-disabled:opacity-40"
    onClick={() => can && onPress()}
  >
    <span aria-hidden="true">{children}</span>
  </Button>
)
