import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { navExample } from '../_internal/nav-example.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { DirectionProvider } from '../direction/index.tsx'
import { NavMenu } from './index.tsx'

export default { title: 'Design system / Navigation / Nav menu' } satisfies StoryDefault

export const Widths = () => (
  <>
    <Specimen title="Room for all">
      <Live />
    </Specimen>
    <Specimen title="480 px: the rest is under more">
      <div className="max-w-[480px]">
        <Live />
      </div>
    </Specimen>
    <Specimen title="240 px, the page is under more">
      <div className="max-w-60">
        <Live at="dict" />
      </div>
    </Specimen>
    <Specimen title="Right to left">
      <DirectionProvider dir="rtl">
        <div dir="rtl">
          <Live />
        </div>
      </DirectionProvider>
    </Specimen>
  </>
)

function Live({ at = 'mine' }: { at?: string }) {
  const [current, setCurrent] = useState(at)
  return (
    <div className="flex border border-hairline bg-paper px-2">
      <NavMenu label="主导航" items={navExample} current={current} onNavigate={(item) => setCurrent(item.id)} />
    </div>
  )
}
