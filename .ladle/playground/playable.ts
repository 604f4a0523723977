import { createElement, type ElementType } from 'react'
import { useChanges } from './changes.ts'

/**
 * Stands between the elements of a story and the components of its folder: an element of a component becomes one that takes
 * the props a reviewer has turned in the panel. All others stay as they are.
 *
 * @param exported what the folder's index exports
 */
export function playable(exported: Readonly<Record<string, unknown>>): (type: ElementType) => ElementType {
  const names = new Map(Object.entries(exported).map(([name, value]) => [value, name]))
  const made = new Map<ElementType, ElementType>()
  return (type) => {
    const name = names.get(type)
    if (isBare || typeof type === 'string' || name === undefined || !/^[A-Z]/.test(name)) return type
    const known = made.get(type)
    if (known) return known
    const Playable = (props: object) => createElement(type, { ...props, ...useChanges(name) })
    Playable.displayName = name
    made.set(type, Playable)
    return Playable
  }
}

/** A bare story has no panel, unless it stands in the frame of one. What walks and measures stories gets them untouched. */
const isBare = new URLSearchParams(location.search).get('mode') === 'preview' && window.parent === window
