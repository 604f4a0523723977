import { useEffect, useState } from 'react'

/** One component or question type with its stories, as Ladle's own index tells. */
export interface CatalogueEntry {
  id: string
  name: string
  group: string
  filePath: string
  /** Id and export of the story that stands for it. */
  story: string
  namedExport: string
  stories: number
}

interface Meta {
  stories: Record<string, { levels: readonly string[]; filePath: string; namedExport: string; locStart: number }>
}

/** Every component of the kit and every question type, by group, in the order of the side bar; null while loading. */
export function useCatalogue(): readonly (readonly [group: string, entries: readonly CatalogueEntry[]])[] | null {
  const [meta, setMeta] = useState<Meta | null>(null)
  useEffect(() => {
    let gone = false
    void fetch('./meta.json')
      .then((response) => response.json())
      .then((loaded) => gone || setMeta(loaded))
    return () => {
      gone = true
    }
  }, [])
  return meta && group(meta)
}

function group({ stories }: Meta) {
  const entries = new Map<string, CatalogueEntry & { at: number }>()
  for (const [story, { levels, filePath, namedExport, locStart }] of Object.entries(stories)) {
    const id = story.slice(0, story.lastIndexOf('--'))
    const name = levels.at(-1) ?? ''
    const known = entries.get(id)
    if (levels[0] === 'Overview' || levels.length < 2) continue
    const first = !known || locStart < known.at
    entries.set(id, {
      id,
      name,
      group: levels.length > 2 ? (levels[1] ?? '') : (levels[0] ?? ''),
      filePath,
      story: first ? story : known.story,
      namedExport: first ? namedExport : known.namedExport,
      at: first ? locStart : known.at,
      stories: (known?.stories ?? 0) + 1,
    })
  }
  const groups = new Map<string, CatalogueEntry[]>()
  for (const entry of entries.values()) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return order.flatMap((name) => {
    const found = groups.get(name)?.sort((a, b) => a.name.localeCompare(b.name, 'en'))
    return found ? [[name, found] as const] : []
  })
}

const order = [
  'Foundations',
  'Actions',
  'Inputs',
  'Choices',
  'Data',
  'Navigation',
  'Overlays',
  'Feedback',
  'Layout',
  'Question types',
]
