import type { StoryDefault } from '@ladle/react'
import { useRef, useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import type { Density } from '../data-table/index.tsx'
import { Icon } from '../icon/index.tsx'
import { SizeProvider } from '../size/index.tsx'
import { RightToolbar } from './index.tsx'

export default { title: 'Design system / Data / Right toolbar' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="all tools">
      <Live label="列表工具" />
    </Specimen>
    <Specimen title="only refresh, under way">
      <RightToolbar label="刷新" refresh={{ busy: true, onRefresh: () => {} }} />
    </Specimen>
  </>
)

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <SizeProvider size={size}>
        <Live label={`列表工具 ${size}`} />
      </SizeProvider>
    </Specimen>
  ))

export const NarrowRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-48">
    <Live label="أدوات القائمة" />
  </div>
)

function Live({ label }: { label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(true)
  const [density, setDensity] = useState<Density>('default')
  return (
    <div ref={box} className="rounded-lg bg-paper p-3">
      <RightToolbar
        label={label}
        search={{ shown, onChange: setShown }}
        refresh={{ busy: false, onRefresh: () => {} }}
        density={{ value: density, onChange: setDensity }}
        fullScreen={box}
        columns={
          <Button variant="ghost" iconOnly aria-label="列设置">
            <Icon name="columns" />
          </Button>
        }
      />
    </div>
  )
}
