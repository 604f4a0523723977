import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import { TextInput } from '#ds/text-input'
import { useT, useText } from '#sdk/ui'
import { ChevronGlyph } from '../../../_families/unfolding/chevron-glyph.tsx'
import { isLeaf, type Node, type Step, stepLabel, stepsOf, type WayLook, wayLabel, waysOf } from './tree.ts'
import { isSameWay } from './ways.ts'

interface LevelsProps {
  readonly options: WayLook & { readonly anyLevel: boolean }
  /** Ids of the answer there is. */
  readonly chosen: readonly string[]
  /** Of several answers: all of them; a press takes one, or takes it back. */
  readonly several?: readonly (readonly string[])[] | undefined
  /** No more of several may be taken. */
  readonly isFull?: boolean | undefined
  readonly onChoose: (ids: string[]) => void
}

/** One level of options at a time, with the way back, or the options a search finds with the ways to them. */
export const Levels = ({ options, chosen, several, isFull = false, onChoose }: LevelsProps) => {
  const { nodes, anyLevel } = options
  const t = useT()
  const text = useText()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const [path, setPath] = useState<readonly string[]>(() => chosen.slice(0, -1))
  const steps = stepsOf(nodes, path)
  const parent = steps.at(-1)
  const level = parent ? (parent.node.children ?? []) : nodes
  const words = { text, t }
  const wanted = query.trim().toLowerCase()
  const found =
    wanted === ''
      ? []
      : findWays(nodes, anyLevel, (way) => wayLabel(way, options, words).toLowerCase().includes(wanted))
  const isTaken = (ids: readonly string[]) => several?.some((each) => isSameWay(each, ids)) ?? false
  /** Of several, whether a row is taken; one that cannot be any more is said so, and still reached by the keyboard. */
  const pressed = (ids: readonly string[]) =>
    several && { 'aria-pressed': isTaken(ids), 'aria-disabled': (isFull && !isTaken(ids)) || undefined }
  const idsOf = (way: readonly Step[]) => way.map(({ node }) => node.id)

  // What was pressed has gone with its level; the one that came is where the keyboard goes on.
  const wayBack = path.join('/')
  useEffect(() => {
    const rows = list.current?.querySelectorAll('button')
    const current = [...(rows ?? [])].find((row) => row.getAttribute('aria-current') === 'true')
    ;(current ?? rows?.[0])?.focus()
    // Each time another level is shown.
    void wayBack
  }, [wayBack])

  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll('button') ?? [])]
    const held = document.activeElement
    const at = held instanceof HTMLButtonElement ? rows.indexOf(held) : -1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    rows[(to + rows.length) % rows.length]?.focus()
  }

  return (
    <>
      <TextInput label={t('search')} placeholder={t('search')} value={query} onChange={setQuery} />
      {wanted === '' && parent && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            variant="ghost"
            data-part="back"
            iconStart={<ChevronGlyph turned="back" />}
            onClick={() => setPath(path.slice(0, -1))}
          >
            <span className="sr-only">{t('back')}</span>
            <span className="wrap-anywhere min-w-0 text-start">{wayLabel(steps, options, words)}</span>
          </Button>
          {anyLevel && (
            <Button size="small" onClick={() => onChoose([...path])}>
              {t(isTaken(path) ? 'remove' : 'take', { name: stepLabel(parent, words) })}
            </Button>
          )}
        </div>
      )}
      <ul
        ref={list}
        data-part="level"
        aria-label={wanted === '' ? t('level', { position: steps.length + 1 }) : t('search')}
        className="flex max-h-80 flex-col overflow-y-auto"
        onKeyDown={onKeyDown}
      >
        {wanted === ''
          ? level.map((node, index) => {
              const ids = [...path, node.id]
              const onWay = chosen[steps.length] === node.id && path.every((id, at) => chosen[at] === id)
              return (
                <li key={node.id}>
                  <button
                    type="button"
                    aria-current={onWay || undefined}
                    {...(isLeaf(node) && pressed(ids))}
                    className={clsx(rowClass, (onWay || isTaken(ids)) && 'font-semibold text-accent-text')}
                    onClick={() => (isLeaf(node) ? onChoose(ids) : setPath(ids))}
                  >
                    {several && isLeaf(node) && <Tick taken={isTaken(ids)} />}
                    <span className="wrap-anywhere min-w-0 flex-1">{stepLabel({ node, index }, words)}</span>
                    {!isLeaf(node) && <ChevronGlyph turned="next" />}
                  </button>
                </li>
              )
            })
          : found.map((way) => (
              <li key={idsOf(way).join('/')}>
                <button
                  type="button"
                  {...pressed(idsOf(way))}
                  className={clsx(rowClass, isTaken(idsOf(way)) && 'font-semibold text-accent-text')}
                  onClick={() => onChoose(idsOf(way))}
                >
                  {several && <Tick taken={isTaken(idsOf(way))} />}
                  <span className="wrap-anywhere min-w-0">{wayLabel(way, options, words)}</span>
                </button>
              </li>
            ))}
      </ul>
      {wanted !== '' && found.length === 0 && <p className="px-3 py-2 text-base text-muted">{t('empty')}</p>}
      <LiveRegion message={wanted !== '' && found.length === 0 ? t('empty') : ''} />
    </>
  )
}

const Tick = ({ taken }: { taken: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'grid size-5 shrink-0 place-items-center rounded-sm border text-sm leading-none',
      taken ? 'border-accent-solid bg-accent-solid text-accent-on' : 'border-control',
    )}
  >
    {taken && '✓'}
  </span>
)

/** More than that nobody reads; another letter finds fewer. */
const mostFound = 50

const findWays = (
  nodes: readonly Node[],
  anyLevel: boolean,
  matches: (way: readonly Step[]) => boolean,
): readonly (readonly Step[])[] =>
  waysOf(nodes)
    .filter((way) => {
      const last = way.at(-1)
      return last && (anyLevel || isLeaf(last.node)) && matches(way)
    })
    .slice(0, mostFound)

const rowClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md px-3 py-2 text-start text-ink -outline-offset-2 hover:bg-subtle focus-visible:outline-2 focus-visible:outline-accent-solid'
