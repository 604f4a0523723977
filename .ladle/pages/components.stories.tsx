import type { StoryDefault } from '@ladle/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { SearchInput } from '#ds/search-input'
import { Spinner } from '#ds/spinner'
import { previewAddress, useSwitches } from '../switches.ts'
import { type CatalogueEntry, useCatalogue } from './catalogue.ts'

export default { title: 'Overview / Components' } satisfies StoryDefault

/** Every component with a small live picture of its first story. New stories join by themselves. */
export const All = () => {
  const catalogue = useCatalogue()
  const [query, setQuery] = useState('')
  if (!catalogue) return <Spinner label="Loading" />
  const wanted = query.trim().toLowerCase()
  const groups = catalogue
    .map(([name, entries]) => [name, entries.filter((entry) => entry.name.toLowerCase().includes(wanted))] as const)
    .filter(([, entries]) => entries.length > 0)
  return (
    <div lang="en" className="mx-auto max-w-320">
      <header className="mb-12 flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-160">
          <h1 className="mb-2 font-semibold text-3xl">Paper on a desk</h1>
          <p className="text-lg text-muted">
            A form is a sheet of paper on a warm desk. What a person makes or fills in is white paper with ink; one iris
            accent says “here, now”; nothing else is coloured except status.
          </p>
        </div>
        <div className="w-72">
          <SearchInput
            value={query}
            onChange={setQuery}
            debounce={0}
            label="Find a component"
            placeholder="Find a component"
            clearLabel="Clear"
          />
        </div>
      </header>
      {groups.map(([name, entries]) => (
        <section key={name} className="mb-12">
          <h2 className="mb-4 font-semibold text-xl">{name}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-6">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Card entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="text-muted">No component is called “{query}”.</p>}
    </div>
  )
}

function Card({ entry }: { entry: CatalogueEntry }) {
  return (
    <article className="group relative overflow-hidden rounded-lg border border-hairline bg-paper focus-within:border-accent-solid hover:border-control">
      {entry.group === 'Overlays' ? <FramedPreview entry={entry} /> : <Preview entry={entry} />}
      <h3 className="flex items-baseline justify-between gap-2 border-hairline border-t px-4 py-3 font-medium text-base">
        <a href={`?story=${entry.story}`} className="text-ink no-underline after:absolute after:inset-0">
          {entry.name}
        </a>
        <span className="text-muted text-xs tabular-nums">
          {entry.stories === 1 ? '1 story' : `${entry.stories} stories`}
        </span>
      </h3>
    </article>
  )
}

/** The story itself, smaller, loaded when it comes into view; nobody can focus or hear it here. */
function Preview({ entry: { filePath, namedExport } }: { entry: CatalogueEntry }) {
  const frame = useRef<HTMLDivElement>(null)
  const [Story, setStory] = useState<ComponentType | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        observer.disconnect()
        void files[`../../${filePath}`]?.().then((stories) => setStory(() => stories[namedExport] ?? null))
      },
      { rootMargin: '200px' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [filePath, namedExport])
  return (
    <div ref={frame} className="relative h-44 overflow-hidden bg-subtle">
      <div
        inert
        aria-hidden="true"
        data-preview
        className="absolute top-0 left-0 h-[133.4%] w-[133.4%] origin-top-left scale-75 overflow-hidden p-6 rtl:right-0 rtl:left-auto rtl:origin-top-right"
      >
        {Story && <Story />}
      </div>
    </div>
  )
}

/** What floats would float over this page: it gets a document of its own. */
function FramedPreview({ entry: { story, name } }: { entry: CatalogueEntry }) {
  const [switches] = useSwitches()
  return (
    <div className="h-44 overflow-hidden" inert aria-hidden="true">
      <iframe
        title={name}
        src={previewAddress(story, switches)}
        loading="lazy"
        className="h-[200%] w-[200%] origin-top-left scale-50 rtl:origin-top-right"
      />
    </div>
  )
}

const files = import.meta.glob<Record<string, ComponentType>>([
  '../../design-system/*/*.stories.tsx',
  '../../plugins/question-types/*/*.stories.tsx',
])
