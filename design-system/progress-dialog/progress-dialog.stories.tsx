import type { StoryDefault } from '@ladle/react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { ProgressDialog } from './index.tsx'

export default { title: 'Design system / Overlays / Progress dialog' } satisfies StoryDefault

export const Complete = () => <Example process={{ rate: 100, url: '#' }} />
export const Failed = () => <Example process={{ rate: 42 }} error="导出失败：磁盘空间不足" />

export const Open = () => <Example process={{ rate: 42, tips: '正在写入第 42,000 行' }} />

export const LongText = () => (
  <Example
    title="Antworten der Donaudampfschifffahrtsgesellschaftskapitänsbefragung exportieren"
    process={{ rate: 42, tips: 'Zeile 42.000 von 100.000 wird geschrieben, Anhänge werden danach gesammelt.' }}
  />
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <Example title="تصدير الإجابات" process={{ rate: 42, tips: 'كتابة السطر 42,000' }} />
  </RightToLeftPage>
)

function Example({
  title = '导出答卷',
  ...props
}: {
  title?: string
  process: { rate: number; tips?: string; url?: string }
  error?: string
}) {
  return (
    <Specimen title="Export" portal="progress">
      <ProgressDialog open onOpenChange={() => {}} title={title} {...props} />
    </Specimen>
  )
}
