import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { iconMap } from './icon-map.ts'
import { Icon, isIconName } from './index.tsx'

export default { title: 'Design system / Foundations / Icon' } satisfies StoryDefault

export const All = () => (
  <Specimen title="16 and 20 px">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {Object.keys(iconMap)
        .filter(isIconName)
        .map((name) => (
          <li key={name} className="flex items-center gap-2 rounded-md border border-hairline bg-paper px-3 py-2">
            <Icon name={name} />
            <Icon name={name} size={20} />
            <code className="truncate font-mono text-muted text-xs">{name}</code>
          </li>
        ))}
    </ul>
  </Specimen>
)
