import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { SelectSetting, useDictionaries, useLanguage, useT } from '#sdk/designer'
import {
  type DictionaryChoice,
  type DictionaryEntry,
  dictionaryChoices,
  isUpToDate,
  withoutEntries,
} from './dictionary.ts'

interface Options {
  readonly choices: readonly DictionaryChoice[]
  readonly dictionary?: string
}

/**
 * Takes the options over from a dictionary, and says when it has others by now. Texts: `dictionary`, `dictionary.…`; nothing
 * where dictionaries cannot be read.
 */
export const DictionarySetting = <Own extends Options>({
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
  const { list, entriesOf } = useDictionaries() ?? {}
  const [dictionaries, setDictionaries] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  const [read, setRead] = useState<Read>({ of: '', state: 'reading' })
  const { dictionary = '' } = options

  useEffect(() => {
    let isOver = false
    // Without the list the one that is chosen is still called by its id.
    list?.().then(
      (found) => !isOver && setDictionaries(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [list])
  /** As they are now: options may be written while a dictionary is read. */
  const latest = useRef(options)
  latest.current = options
  useEffect(() => {
    if (!entriesOf || dictionary === '') return
    let isOver = false
    void readingOf(entriesOf, dictionary).then((next) => !isOver && setRead(next))
    return () => {
      isOver = true
    }
  }, [entriesOf, dictionary])

  if (!entriesOf) return null
  const ask = async (of: string): Promise<Read> => {
    setRead({ of, state: 'reading' })
    const next = await readingOf(entriesOf, of)
    setRead(next)
    return next
  }
  const take = async (of: string) => {
    const next = await ask(of)
    // A question without options would be none.
    if (next.state !== 'read' || next.entries.length === 0) return
    const { choices } = latest.current
    onChange({
      ...latest.current,
      dictionary: of,
      choices: dictionaryChoices(choices, next.entries, { language, newId }),
    })
  }
  const choose = (of: string) => {
    if (of !== none) return void take(of)
    const { dictionary: _gone, ...rest } = { ...options, choices: withoutEntries(options.choices) }
    onChange(rest as Own)
  }
  const listed = dictionaries.some(({ id }) => id === dictionary) || dictionary === ''
  const isStale =
    read.state === 'read' && read.of === dictionary && !isUpToDate(options.choices, read.entries, language)
  return (
    <div className="flex flex-col gap-2">
      <SelectSetting
        label={t('dictionary')}
        hint={t('dictionary.hint')}
        value={dictionary || none}
        options={[
          { id: none, label: t('dictionary.none') },
          ...(listed ? [] : [{ id: dictionary, label: dictionary }]),
          ...dictionaries.map(({ id, name }) => ({ id, label: name })),
        ]}
        onChange={choose}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {read.state === 'failed' && t('dictionary.failed')}
        {read.state === 'read' && read.entries.length === 0 && t('dictionary.empty')}
        {isStale && read.entries.length > 0 && t('dictionary.changed')}
      </p>
      {(isStale || (read.state === 'failed' && read.of !== '')) && (
        <div>
          {/* The one that is chosen is only compared again; taking over is a press of its own. */}
          <Button size="small" onClick={() => void (isStale || read.of !== dictionary ? take : ask)(read.of)}>
            {t(isStale ? 'dictionary.take' : 'dictionary.again')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** No dictionary is called like this. */
const none = '-'

type Read =
  | { readonly of: string; readonly state: 'reading' | 'failed' }
  | { readonly of: string; readonly state: 'read'; readonly entries: readonly DictionaryEntry[] }

const readingOf = (entriesOf: (of: string) => Promise<readonly DictionaryEntry[]>, of: string): Promise<Read> =>
  entriesOf(of).then(
    (entries) => ({ of, state: 'read', entries }),
    () => ({ of, state: 'failed' }),
  )
