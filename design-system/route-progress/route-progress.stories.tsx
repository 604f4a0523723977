import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { RouteProgress } from './index.tsx'

export default { title: 'Design system / Feedback / Route progress' } satisfies StoryDefault

export const AtTheTop = () => {
  const [active, setActive] = useState(true)
  return (
    <Specimen title="At the top edge of the window">
      <RouteProgress active={active} label="正在加载页面" />
      <Button onClick={() => setActive(!active)}>{active ? '页面已到达' : '打开另一页'}</Button>
    </Specimen>
  )
}

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <RouteProgress active label="جار تحميل الصفحة" />
    <p>صفحة</p>
  </div>
)
