import { useRef, useState } from 'react'
import { Button } from '#ds/button'
import { PlainTextSetting, useLanguage, useReadOptionList, useT } from '#sdk/designer'
import { type DictionaryEntry, dictionaryChoices, isUpToDate, withoutEntries } from './dictionary.ts'
import type { SourcedOptions } from './option-source.tsx'

/**
 * Takes the options over from a list at an address: what stands there is shown and compared, and taken over by a press of
 * its own. Texts: `address`, `address.…`; nothing where no address can be read.
 */
export const AddressSetting = <Own extends SourcedOptions>({
  options,
  onChange,
  newId,
}: {
  options: Own
  onChange: (next: Own) => void
  newId: () => string
}) => {
  const t = useT()
  const language = useLanguage()
  const readList = useReadOptionList()
  const [isWanted, setWanted] = useState(false)
  const [typed, setTyped] = useState<Source | null>(null)
  const [found, setFound] = useState<Found>({ state: 'none' })
  /** As they are now: options may be written while the list is fetched. */
  const latest = useRef(options)
  latest.current = options
  const reading = useRef(0)

  if (!readList) return null
  if (!options.source && !isWanted)
    return (
      <div>
        <Button size="small" variant="ghost" onClick={() => setWanted(true)}>
          {t('address.use')}
        </Button>
      </div>
    )
  const from = typed ?? options.source ?? nowhere
  const type = (part: Partial<Source>) => {
    reading.current++
    setTyped({ ...from, ...part })
    setFound({ state: 'none' })
  }
  const read = async () => {
    const own = ++reading.current
    const asked = { address: from.address.trim(), path: from.path.trim() }
    if (asked.address === '') return setFound({ state: 'failed', problem: t('address.empty') })
    setFound({ state: 'reading' })
    const list = await readList(asked)
    // Another address was typed meanwhile.
    if (own !== reading.current) return
    setFound('problem' in list ? { state: 'failed', ...list } : { state: 'read', from: asked, entries: list.entries })
  }
  const take = ({ from: source, entries }: Extract<Found, { state: 'read' }>) => {
    const choices = dictionaryChoices(latest.current.choices, entries, { language, newId })
    onChange({ ...latest.current, source, choices })
    setTyped(null)
  }
  const stop = () => {
    reading.current++
    setWanted(false)
    setTyped(null)
    setFound({ state: 'none' })
    if (!options.source) return
    const { source: _gone, ...rest } = { ...options, choices: withoutEntries(options.choices) }
    onChange(rest as Own)
  }
  const isTaken =
    found.state === 'read' && isSame(options.source, found.from) && isUpToDate(options.choices, found.entries, language)
  const changes = found.state === 'read' && !isTaken ? changesOf(options, found.entries) : null
  return (
    <div className="flex flex-col gap-2">
      <PlainTextSetting
        label={t('address')}
        hint={t('address.hint')}
        maxLength={2000}
        placeholder="https://"
        value={from.address}
        onChange={(address) => type({ address })}
      />
      <PlainTextSetting
        label={t('address.path')}
        hint={t('address.path.hint')}
        maxLength={200}
        value={from.path}
        onChange={(path) => type({ path })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={found.state === 'reading'} onClick={() => void read()}>
          {t(options.source ? 'address.again' : 'address.read')}
        </Button>
        <Button size="small" variant="ghost" onClick={stop}>
          {t('address.stop')}
        </Button>
      </div>
      <p
        role="status"
        className={`text-sm empty:hidden ${found.state === 'failed' ? 'text-danger-text' : 'text-muted'}`}
      >
        {found.state === 'reading' && t('address.reading')}
        {found.state === 'failed' && found.problem}
        {isTaken && t('address.same')}
        {changes && t('address.found', { count: changes.there.length, come: changes.come, gone: changes.gone.length })}
      </p>
      {found.state === 'read' && changes && (
        <>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take focus to be scrolled by keys
            tabIndex={0}
            aria-label={t('address.list')}
            className="max-h-48 overflow-y-auto rounded-md border border-hairline bg-paper px-3 py-2 text-sm"
          >
            {changes.there.map(({ value, label, isNew }) => (
              <li key={value}>{isNew ? t('address.new', { label }) : label}</li>
            ))}
            {changes.gone.map(({ value, label }) => (
              <li key={`-${value}`} className="text-muted">
                {t('address.gone', { label })}
              </li>
            ))}
          </ul>
          <div>
            <Button size="small" variant="primary" onClick={() => take(found)}>
              {t('address.take')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface Source {
  readonly address: string
  readonly path: string
}
const nowhere: Source = { address: '', path: '' }
const isSame = (one: Source | undefined, other: Source): boolean =>
  one?.address === other.address && one.path === other.path

type Found =
  | { readonly state: 'none' | 'reading' }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'read'; readonly from: Source; readonly entries: readonly DictionaryEntry[] }

/** What taking over would change: options that come, and those of entries that went. */
const changesOf = ({ choices }: SourcedOptions, entries: readonly DictionaryEntry[]) => {
  const known = new Map(choices.flatMap(({ entry, label }) => (entry === undefined ? [] : [[entry, label] as const])))
  const listed = new Set(entries.map(({ value }) => value))
  const there = entries.map((entry) => ({ ...entry, isNew: !known.has(entry.value) }))
  return {
    there,
    come: there.filter(({ isNew }) => isNew).length,
    gone: [...known].flatMap(([value, label]) =>
      listed.has(value) ? [] : [{ value, label: Object.values(label)[0] ?? value }],
    ),
  }
}
