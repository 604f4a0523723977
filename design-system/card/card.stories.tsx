import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Card } from './index.tsx'

export default { title: 'Design system / Layout / Card' } satisfies StoryDefault

export const Paper = () => (
  <div className="max-w-xl">
    <Specimen title="Title and actions">
      <Card title="收集设置" actions={<Button size="small">重置</Button>}>
        <p>White paper on the desk: a hairline, no shadow.</p>
      </Card>
    </Specimen>
    <Specimen title="Plain">
      <Card>
        <p>Only content.</p>
      </Card>
    </Specimen>
  </div>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Card title="نص طويل بما يكفي ليلتف على أكثر من سطر واحد" actions={<Button size="small">حفظ</Button>}>
      <p className="wrap-break-word">Datenschutzgrundverordnungsfolgenabschätzung</p>
    </Card>
  </div>
)
