import { clsx } from 'clsx'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Spinner } from '#ds/spinner'
import { TextInput } from '#ds/text-input'
import { type TypeData, useT, useTypeData } from '#sdk/ui'
import { readPlaces, readWays } from './is-address.ts'
import { goesOn, insideOf, type Level, type OfferedPlace, provinces, searchFor, type Way } from './place.ts'
import { useSettled } from './use-settled.ts'

interface PlaceListProps {
  /** The last level that is asked for. */
  readonly level: Level
  readonly chosen: Way
  readonly onChoose: (way: Way) => void
}

/** One level of places at a time, with the way back, or the places a search finds. Each level is fetched when opened. */
export const PlaceList = ({ level, chosen, onChoose }: PlaceListProps) => {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const [query, setQuery] = useState('')
  const [path, setPath] = useState<Way>(() => chosen.slice(0, -1))
  const wanted = useSettled(query.trim())
  const isSearching = query.trim() !== ''
  const parent = path.at(-1)
  const here = useTypeData(parent ? insideOf(parent.code) : provinces)
  const found = useTypeData(wanted === '' ? null : searchFor(level, wanted))
  const places = here.state === 'ready' ? readPlaces(here.data) : []
  const ways = isSearching && found.state === 'ready' ? readWays(found.data) : []
  const source = isSearching ? found : here
  const label = isSearching ? t('search') : t(parent ? 'placesIn' : 'province', { name: parent?.name ?? '' })

  // What was pressed has gone with its level; the one that came is where the keyboard goes on.
  const shown = parent?.code ?? ''
  const isHere = here.state === 'ready'
  const [focusedAt, setFocusedAt] = useState<string>()
  useLayoutEffect(() => {
    if (!isHere || focusedAt === shown) return
    setFocusedAt(shown)
    const rows = list.current?.querySelectorAll('button')
    const current = [...(rows ?? [])].find((row) => row.getAttribute('aria-current') === 'true')
    ;(current ?? rows?.[0])?.focus()
  }, [isHere, shown, focusedAt])

  const take = (way: Way, last: OfferedPlace) => {
    if (!goesOn(last, level)) return onChoose(way)
    setQuery('')
    setPath(way)
  }
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
      {!isSearching && parent && (
        <div>
          <Button size="small" variant="ghost" onClick={() => setPath(path.slice(0, -1))}>
            <span className="sr-only">{t('back')}</span>
            <span aria-hidden="true" className="me-1 rtl:-scale-x-100">
              ‹
            </span>
            <span className="wrap-anywhere min-w-0 text-start">{path.map(({ name }) => name).join(' / ')}</span>
          </Button>
        </div>
      )}
      <Waiting source={source} isEmpty={isSearching && found.state === 'ready' && ways.length === 0} />
      <ul ref={list} aria-label={label} className="flex max-h-80 flex-col overflow-y-auto" onKeyDown={onKeyDown}>
        {!isSearching &&
          places.map((place) => (
            <PlaceRow
              key={place.code}
              label={place.name}
              goesOn={goesOn(place, level)}
              isCurrent={chosen.some(({ code }) => code === place.code)}
              onPress={() => take([...path, place], place)}
            />
          ))}
        {ways.map((way) => {
          const last = way.at(-1)
          return (
            last && (
              <PlaceRow
                key={last.code}
                label={way.map(({ name }) => name).join(' / ')}
                goesOn={goesOn(last, level)}
                isCurrent={false}
                onPress={() => take(way, last)}
              />
            )
          )
        })}
      </ul>
    </>
  )
}

const PlaceRow = ({
  label,
  goesOn: isDeeper,
  isCurrent,
  onPress,
}: {
  label: string
  goesOn: boolean
  isCurrent: boolean
  onPress: () => void
}) => (
  <li>
    <button
      type="button"
      aria-current={isCurrent || undefined}
      className={clsx(
        'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md px-3 py-2 text-start text-ink -outline-offset-2 hover:bg-subtle focus-visible:outline-2 focus-visible:outline-accent-solid',
        isCurrent && 'font-semibold text-accent-text',
      )}
      onClick={onPress}
    >
      <span className="wrap-anywhere min-w-0 flex-1">{label}</span>
      {isDeeper && (
        <span aria-hidden="true" className="text-muted rtl:-scale-x-100">
          ›
        </span>
      )}
    </button>
  </li>
)

/** What is said while places are fetched, when none were found, and when the network failed. */
const Waiting = ({ source, isEmpty }: { source: TypeData; isEmpty: boolean }) => {
  const t = useT()
  return (
    <>
      <div role="status" className="empty:hidden">
        {source.state === 'loading' && <Spinner label={t('loading')} />}
        {isEmpty && <p className="px-3 py-2 text-base text-muted">{t('empty')}</p>}
      </div>
      {source.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-3 py-2">
          <span className="text-base text-danger-text">{source.message || t('failed')}</span>
          <Button size="small" onClick={source.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  )
}
