import type { StoryDefault } from '@ladle/react'
import { FocusedAtOnce, RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { Avatar } from '../avatar/index.tsx'
import { HoverCard } from './index.tsx'

export default { title: 'Design system / Overlays / Hover card' } satisfies StoryDefault

export const Person = () => (
  <Specimen title="Hover or focus the link" portal="hover-card">
    <HoverCard content={card}>
      <a href="#person" className="text-accent-text underline">
        王小明
      </a>
    </HoverCard>
  </Specimen>
)

/** Shown as it looks when the link has the focus. */
export const Open = () => (
  <FocusedAtOnce>
    <HoverCard content={card}>
      <a href="#person" className="text-accent-text underline">
        王小明
      </a>
    </HoverCard>
  </FocusedAtOnce>
)

export const LongText = () => (
  <FocusedAtOnce>
    <HoverCard
      content={
        <p lang="de">
          Maximiliane Wolfeschlegelsteinhausenbergerdorff, Rechtsabteilung der
          Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung
        </p>
      }
    >
      <a href="#person" className="text-accent-text underline">
        Maximiliane
      </a>
    </HoverCard>
  </FocusedAtOnce>
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <FocusedAtOnce>
      <HoverCard content={<p>سارة علي، قسم التسويق</p>}>
        <a href="#person" className="text-accent-text underline">
          سارة علي
        </a>
      </HoverCard>
    </FocusedAtOnce>
  </RightToLeftPage>
)

const card = (
  <div className="flex items-center gap-3">
    <Avatar name="王小明" size="large" decorative />
    <div className="min-w-0">
      <p className="font-medium">王小明</p>
      <p className="text-muted text-sm">市场部 · 北京</p>
    </div>
  </div>
)
