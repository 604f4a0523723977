import { useState } from 'react'
import { SortableList, type SortableListLabels, type SortableListProps } from './index.tsx'

/** A list of words for tests and stories. */
export function SampleList({
  words,
  spy,
  ...props
}: Partial<SortableListProps<string>> & { words: readonly string[]; spy?: (words: string[]) => void }) {
  const [items, setItems] = useState(words)
  return (
    <SortableList
      label="Order"
      items={items}
      onChange={(next) => {
        spy?.(next)
        setItems(next)
      }}
      idOf={(word) => word}
      nameOf={(word) => word}
      renderItem={(word) => word}
      {...props}
    />
  )
}

/** For tests; stories have the kit's words around them. */
export const sampleLabels: SortableListLabels = {
  handle: (name) => `Move ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
  instructions: 'Space lifts, arrows move, Space drops, Escape cancels.',
  lifted: (name, position, total) => `${name} lifted, ${position} of ${total}`,
  moved: (name, position, total) => `${name} is ${position} of ${total}`,
  dropped: (name, position, total) => `${name} dropped, ${position} of ${total}`,
  cancelled: (name) => `${name} is back in its place`,
}
