import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { EmptyState } from './index.tsx'

export default { title: 'Design system / Feedback / Empty state' } satisfies StoryDefault

export const Drawings = () =>
  (['paper', 'inbox', 'search', 'chart', 'lock', 'broken', 'offline'] as const).map((illustration) => (
    <Specimen key={illustration} title={illustration}>
      <div className="rounded-lg border border-hairline bg-paper">
        <EmptyState
          illustration={illustration}
          title="还没有答卷"
          description="把链接发给第一位填写者，答卷会立刻出现在这里。"
          action={<Button variant="primary">复制链接</Button>}
        />
      </div>
    </Specimen>
  ))

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <EmptyState
      title="لا توجد إجابات بعد"
      description="نص طويل بما يكفي ليلتف على أكثر من سطر واحد Datenschutzgrundverordnungsfolgenabschätzung"
      action={<Button variant="primary">نسخ الرابط</Button>}
    />
  </div>
)
