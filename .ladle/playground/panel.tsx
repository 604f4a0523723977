import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import { NumberInput } from '#ds/number-input'
import { Select } from '#ds/select'
import { TextInput } from '#ds/text-input'
import { type ComponentNotes, parseComponentNotes } from '../component-notes.ts'
import type { ComponentApi, ComponentProp } from '../component-props.ts'
import { Notes, withCode } from '../notes.tsx'
import { change, forget, useChanges } from './changes.ts'

/** Below every story of the kit: its component's notes, and its props to turn. */
export function Panel({ story }: { story: string }) {
  const page = usePage(story)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was turned belongs to the story it was turned in
  useEffect(() => forget, [story])
  if (!page) return null
  return (
    <aside
      data-stories-panel
      aria-label="Component"
      dir="ltr"
      lang="en"
      className="border-hairline border-t bg-paper p-6 text-base text-ink max-md:p-4"
    >
      <div className="mx-auto grid max-w-280 gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {page.notes && (
          <section>
            <h2 className="mb-2 font-semibold text-lg">{page.notes.name}</h2>
            <Notes name={page.notes.name} notes={page.notes} />
          </section>
        )}
        <section className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold text-lg">Playground</h2>
            <Button size="mini" variant="ghost" onClick={forget}>
              As the story has it
            </Button>
          </div>
          <p className="mb-4 max-w-[72ch] text-muted text-sm">
            What is turned here holds for every {page.notes?.name ?? 'component'} in the story above.
          </p>
          {page.components.map((component) => (
            <Props key={component.name} component={component} named={page.components.length > 1} />
          ))}
        </section>
      </div>
    </aside>
  )
}

function Props({ component, named }: { component: ComponentApi; named: boolean }) {
  const changes = useChanges(component.name)
  if (component.props.length === 0) return null
  return (
    <section className="mb-6">
      {named && <h3 className="mb-1 font-medium">{component.name}</h3>}
      <ul className="text-sm">
        {component.props.map((prop) => (
          <li
            key={prop.name}
            className="grid gap-x-6 gap-y-1 border-hairline border-t py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,13rem)]"
          >
            <div className="wrap-break-word min-w-0">
              <code className="font-mono font-semibold">{prop.name}</code>
              <span className="text-muted">{prop.required && ' required'}</span>{' '}
              <code className="font-mono text-muted text-xs">{prop.type}</code>
              {prop.doc !== '' && <p className="mt-0.5 max-w-[60ch]">{withCode(prop.doc)}</p>}
              {prop.byDefault !== undefined && <p className="text-muted">Default: {withCode(prop.byDefault)}</p>}
            </div>
            <Turn
              prop={prop}
              value={changes[prop.name]}
              onChange={(value) => change(component.name, prop.name, value)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Turn({
  prop: { name, control },
  value,
  onChange,
}: {
  prop: ComponentProp
  value: unknown
  onChange: (value: unknown) => void
}) {
  if (control === undefined) return null
  if (control === 'text')
    return (
      <TextInput
        size="mini"
        label={name}
        placeholder="As in the story"
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => onChange(text === '' ? undefined : text)}
      />
    )
  if (control === 'number')
    return (
      <NumberInput
        size="mini"
        label={name}
        placeholder="As in the story"
        value={typeof value === 'number' ? value : undefined}
        onChange={onChange}
      />
    )
  const values = control === 'boolean' ? [true, false] : control
  return (
    <Select
      size="mini"
      label={name}
      placeholder="As in the story"
      options={values.map((each) => ({ id: String(each), label: String(each) }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(values.find((each) => String(each) === id))}
    />
  )
}

interface Page {
  notes: ComponentNotes | undefined
  components: readonly ComponentApi[]
}

/** Of the component whose story it is; undefined while loading, and for pages that show none. */
function usePage(story: string): Page | undefined {
  const [page, setPage] = useState<{ story: string } & Page>()
  useEffect(() => {
    let gone = false
    void pageOf(story).then((found) => gone || setPage(found && { story, ...found }))
    return () => {
      gone = true
    }
  }, [story])
  return page?.story === story ? page : undefined
}

async function pageOf(story: string): Promise<Page | undefined> {
  const { stories }: { stories: Record<string, { filePath: string }> } = await index()
  const folder = /^design-system\/([^/]+)\//.exec(stories[story]?.filePath ?? '')?.[1]
  const source = folder && sources[`../../design-system/${folder}/index.tsx`]
  if (!folder || !source) return undefined
  const [text, { default: all }] = await Promise.all([source(), import('virtual:component-props')])
  return { notes: parseComponentNotes(text, folder), components: all[folder] ?? [] }
}

let meta: Promise<{ stories: Record<string, { filePath: string }> }> | undefined
function index() {
  meta ??= fetch('./meta.json').then((response) => response.json())
  return meta
}

const sources = import.meta.glob<string>('../../design-system/*/index.tsx', { query: '?raw', import: 'default' })
