import { useSyncExternalStore } from 'react'
import type { Size } from '#ds/size'
import type { ThemeName } from '#ds/tokens'

/** What a reviewer can turn while looking at a story. Each is a parameter of the address, so a view can be sent as a link. */
export interface Switches {
  look: ThemeName | 'system'
  lang: string
  /** Made-up texts: accented and up to four times as long, or right to left in Arabic letters. */
  pseudo: 'none' | 'long' | 'rtl'
  dir: 'auto' | 'ltr' | 'rtl'
  size: Size
  /** Width of the page in px; 0 takes what there is. */
  width: number
}

const defaults: Switches = { look: 'light', lang: 'zh-cn', pseudo: 'none', dir: 'auto', size: 'default', width: 0 }
const parameters = { look: 'look', lang: 'lang', pseudo: 'pseudo', dir: 'dir', size: 'size', width: 'w' } as const
const storageKey = 'formloom.stories'
const names = Object.keys(defaults).filter(isName)

let current = read()
const listeners = new Set<() => void>()
// A link with switches turns them for the stories opened from there too.
keep()

/** The switches and what turns them. */
export function useSwitches(): [Switches, (changes: Partial<Switches>) => void] {
  return [useSyncExternalStore(subscribe, () => current), turn]
}

/** Address of a story as a bare page in its own document, with the switches as they are. */
export function previewAddress(story: string, switches: Switches): string {
  return `?${withSwitches(new URLSearchParams({ story, mode: 'preview' }), { ...switches, width: 0 })}`
}

function turn(changes: Partial<Switches>): void {
  current = { ...current, ...changes }
  keep()
  history.replaceState(history.state, '', location.href)
  for (const listener of listeners) listener()
}

function keep(): void {
  if (!isBare()) localStorage.setItem(storageKey, JSON.stringify(current))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Address first, then what this browser chose last. A bare page (tests, frames) is what its address says and no more. */
function read(): Switches {
  const search = new URLSearchParams(location.search)
  const stored: Partial<Switches> = isBare() ? {} : JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  const fromAddress = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(parameters[name])
      return value === null ? [] : [[name, name === 'width' ? Number(value) : value]]
    }),
  )
  return { ...defaults, ...stored, ...fromAddress }
}

function isBare(): boolean {
  return new URLSearchParams(location.search).get('mode') === 'preview'
}

function withSwitches(search: URLSearchParams, switches: Switches): URLSearchParams {
  for (const name of names) {
    if (switches[name] === defaults[name]) search.delete(parameters[name])
    else search.set(parameters[name], String(switches[name]))
  }
  return search
}

function isName(name: string): name is keyof Switches {
  return name in defaults
}

// Ladle forgets parameters it does not know when another story is opened; ours stay.
for (const method of ['pushState', 'replaceState'] as const) {
  const original = history[method].bind(history)
  history[method] = (state, unused, address) => {
    const url = new URL(address ?? location.href, location.href)
    url.search = withSwitches(url.searchParams, current).toString()
    original(state, unused, url)
  }
}

// The story walk turns switches without loading the page again.
addEventListener('stories:turn', (event) => {
  if (event instanceof CustomEvent) turn(event.detail)
})
