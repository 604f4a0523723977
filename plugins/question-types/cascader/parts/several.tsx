import { useState } from 'react'
import { LiveRegion } from '#ds/live-region'
import { type RendererProps, useT, useText } from '#sdk/ui'
import { UnfoldingField } from '../../../_families/unfolding/unfolding-field.tsx'
import type cascader from '../definition.ts'
import { Levels } from './levels.tsx'
import { chosenLabel } from './tree.ts'
import { isSameWay, maxChosen, waysIn } from './ways.ts'

/** Several ways: each can be taken out again above the field, which stays unfolded while more are chosen. */
export const SeveralWays = ({ options, value, onChange, ...p }: RendererProps<typeof cascader>) => {
  const t = useT()
  const text = useText()
  const [announcement, setAnnouncement] = useState('')
  const chosen = waysIn(value)
  const isFull = chosen.length >= (options.max ?? maxChosen)
  const nameOf = (ids: readonly string[]) => chosenLabel(ids, options, { text, t })
  const emit = (next: readonly (readonly string[])[]) =>
    onChange(next.length === 0 ? undefined : next.map((ids) => [...ids]))
  const remove = (ids: readonly string[]) => {
    setAnnouncement(t('removed', { name: nameOf(ids) }))
    emit(chosen.filter((each) => !isSameWay(each, ids)))
  }
  const toggle = (ids: readonly string[]) => {
    if (chosen.some((each) => isSameWay(each, ids))) return remove(ids)
    if (isFull) return setAnnouncement(t('issue.tooMany', { count: options.max ?? maxChosen }))
    setAnnouncement(t('added', { name: nameOf(ids) }))
    emit([...chosen, ids])
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {chosen.length > 0 && (
        <ul aria-labelledby={p.labelId} className="flex flex-wrap gap-2">
          {chosen.map((ids) => (
            <li
              key={ids.join('/')}
              className="inline-flex max-w-full items-center rounded-md border border-hairline bg-subtle ps-3 text-base"
            >
              <span className="wrap-anywhere py-1 pe-3">{nameOf(ids)}</span>
              {!p.readOnly && (
                <button
                  type="button"
                  aria-label={t('remove', { name: nameOf(ids) })}
                  className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-ink pointer-coarse:size-11"
                  onClick={() => {
                    // The button goes away with its way.
                    document.getElementById(p.controlId)?.focus()
                    remove(ids)
                  }}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <UnfoldingField
        {...p}
        shown=""
        placeholder={text(options.placeholder) || t('placeholder')}
        panel={() => (
          <>
            <Levels options={options} chosen={[]} several={chosen} isFull={isFull} onChoose={toggle} />
            {isFull && (
              <p className="px-3 text-muted text-sm">{t('issue.tooMany', { count: options.max ?? maxChosen })}</p>
            )}
          </>
        )}
      />
      <LiveRegion message={announcement} />
    </div>
  )
}
