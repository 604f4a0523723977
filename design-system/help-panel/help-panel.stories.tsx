import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { HelpPanel, type HelpTopic } from './index.tsx'

export default { title: 'Design system / Overlays / Help panel' } satisfies StoryDefault

export const Topics = () => (
  <Specimen title="search, read, go back; the page stays usable" portal="help">
    <Live topics={topics} />
  </Specimen>
)

export const OpensOnTheTopicOfThePage = () => (
  <Specimen title="one topic" portal="help">
    <Live topics={topics} initial="logic" />
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live
      topics={[
        { id: 'a', title: 'كيف أنشر نموذجًا وأشاركه مع جميع الزملاء في المؤسسة', body: <p>اضغط على نشر.</p> },
        { id: 'b', title: 'الشروط', summary: 'إظهار سؤال عند الحاجة', body: <p>أضف شرطًا.</p> },
      ]}
    />
  </div>
)

const topics: readonly HelpTopic[] = [
  {
    id: 'publish',
    title: '发布表单',
    group: '收集',
    summary: '链接、二维码和开放时间',
    body: <p>点击右上角的“发布”，复制链接发给填写者即可。再次修改后需要重新发布。</p>,
  },
  {
    id: 'logic',
    title: '按条件显示题目',
    group: '编辑',
    keywords: ['逻辑', '跳转'],
    body: <p>选中题目，在右侧“显示条件”中添加一条。满足条件时题目才会出现。</p>,
  },
  { id: 'export', title: '导出答卷', group: '收集', body: <p>在“数据”中选择“导出”，支持 Excel 和 CSV。</p> },
]

function Live({ topics, initial }: { topics: readonly HelpTopic[]; initial?: string }) {
  const [open, setOpen] = useState(false)
  const [topic, setTopic] = useState<string | undefined>(initial)
  return (
    <>
      <Button onClick={() => setOpen(true)}>帮助</Button>
      <HelpPanel
        open={open}
        onOpenChange={setOpen}
        topics={topics}
        topicId={topic}
        onTopicChange={setTopic}
        footer={<span className="me-auto text-muted text-sm">1.0.0</span>}
      />
    </>
  )
}
