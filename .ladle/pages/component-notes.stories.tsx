import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { SearchInput } from '../../design-system/search-input/index.tsx'
import { Spinner } from '../../design-system/spinner/index.tsx'
import { type ComponentNotes, parseComponentNotes } from '../component-notes.ts'
import { Notes } from '../notes.tsx'
import { type CatalogueEntry, useCatalogue } from './catalogue.ts'

export default { title: 'Overview / Component notes' } satisfies StoryDefault

/** What every component is for, what to do with it, what not, and its keys: read from the source itself. */
export const All = () => {
  const catalogue = useCatalogue()
  const [query, setQuery] = useState('')
  if (!catalogue) return <Spinner label="Loading" />
  const words = query.trim().toLowerCase().split(/\s+/)
  const groups = catalogue
    .map(([group, entries]) => {
      const rows = entries.flatMap((entry) => {
        const found = notesOf(entry)
        return found && words.every((word) => found.text.includes(word)) ? [{ entry, notes: found.notes }] : []
      })
      return { group, rows }
    })
    .filter(({ rows }) => rows.length > 0)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <div lang="en" className="mx-auto max-w-240">
      <h1 className="mb-2 font-semibold text-3xl">Component notes</h1>
      <p className="mb-6 max-w-160 text-lg text-muted">
        What each part is for, what to do with it and what not, its keys and the pattern it follows. Read from the
        source, so it is what the engineer reads too.
      </p>
      <div className="mb-8 flex flex-wrap items-center gap-4">
        <div className="w-72">
          <SearchInput
            value={query}
            onChange={setQuery}
            debounce={0}
            label="Search the notes"
            placeholder="Escape, long list, treegrid …"
            clearLabel="Clear"
          />
        </div>
        <p role="status" className="text-muted text-sm tabular-nums">
          {count === 1 ? '1 component' : `${count} components`}
        </p>
      </div>
      {groups.map(({ group, rows }) => (
        <section key={group} className="mb-12">
          <h2 className="mb-4 font-semibold text-xl">{group}</h2>
          <div className="flex flex-col gap-4">
            {rows.map(({ entry, notes }) => (
              <Entry key={entry.id} entry={entry} notes={notes} />
            ))}
          </div>
        </section>
      ))}
      {count === 0 && <p className="text-muted">Nothing is said about “{query}”.</p>}
    </div>
  )
}

function Entry({ entry, notes }: { entry: CatalogueEntry; notes: ComponentNotes }) {
  return (
    <article className="rounded-lg border border-hairline bg-paper p-6">
      <h3 className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold text-lg">
        {entry.name}
        <a href={`?story=${entry.story}`} className="font-normal text-accent-text text-sm">
          {entry.stories === 1 ? '1 story' : `${entry.stories} stories`}
          <span className="sr-only"> of {entry.name}</span>
        </a>
      </h3>
      <Notes name={entry.name} notes={notes} />
    </article>
  )
}

const sources = import.meta.glob<string>('../../design-system/*/index.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Read once: a search goes over all of them with every key. */
const known = new Map<string, { notes: ComponentNotes; text: string } | undefined>()

function notesOf(entry: CatalogueEntry): { notes: ComponentNotes; text: string } | undefined {
  const folder = /^design-system\/([^/]+)\//.exec(entry.filePath)?.[1]
  const source = folder && sources[`../../design-system/${folder}/index.tsx`]
  if (!folder || !source) return undefined
  if (!known.has(folder)) {
    const notes = parseComponentNotes(source, folder)
    known.set(folder, notes && { notes, text: `${entry.name} ${JSON.stringify(notes)}`.toLowerCase() })
  }
  return known.get(folder)
}
