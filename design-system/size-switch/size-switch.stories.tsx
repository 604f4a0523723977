import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { SizeProvider } from '../size/index.tsx'
import { SizeSwitch } from './index.tsx'

export default { title: 'Design system / Actions / Size switch' } satisfies StoryDefault

export const Live = () => {
  const [size, setSize] = useState<Size>('default')
  return (
    <Specimen title="Applies at once" portal="size-switch">
      <SizeProvider size={size}>
        <div className="flex items-center gap-2">
          <SizeSwitch value={size} onChange={setSize} />
          <Button variant="primary">新建表单</Button>
          <Button>导入</Button>
        </div>
      </SizeProvider>
    </Specimen>
  )
}

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <SizeSwitch value="medium" onChange={() => {}} />
  </div>
)
