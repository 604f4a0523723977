import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { ProgressDialog } from './index.tsx'

export default { title: 'Design system / Overlays / Progress dialog' } satisfies StoryDefault

export const Running = () => <Example process={{ rate: 42, tips: '正在写入第 42,000 行' }} />
export const Complete = () => <Example process={{ rate: 100, url: '#' }} />
export const Failed = () => <Example process={{ rate: 42 }} error="导出失败：磁盘空间不足" />

function Example(props: { process: { rate: number; tips?: string; url?: string }; error?: string }) {
  return (
    <Specimen title="Export" portal="progress">
      <ProgressDialog open onOpenChange={() => {}} title="导出答卷" {...props} />
    </Specimen>
  )
}
