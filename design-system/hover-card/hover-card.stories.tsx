import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Avatar } from '../avatar/index.tsx'
import { HoverCard } from './index.tsx'

export default { title: 'Design system / Overlays / Hover card' } satisfies StoryDefault

export const Person = () => (
  <Specimen title="Hover or focus the link" portal="hover-card">
    <HoverCard
      content={
        <div className="flex items-center gap-3">
          <Avatar name="王小明" size="large" decorative />
          <div className="min-w-0">
            <p className="font-medium">王小明</p>
            <p className="text-muted text-sm">市场部 · 北京</p>
          </div>
        </div>
      }
    >
      <a href="#person" className="text-accent-text underline">
        王小明
      </a>
    </HoverCard>
  </Specimen>
)
