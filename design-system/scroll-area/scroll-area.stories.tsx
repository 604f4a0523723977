import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Tag } from '../tag/index.tsx'
import { ScrollArea } from './index.tsx'

export default { title: 'Design system / Layout / Scroll area' } satisfies StoryDefault

export const Axes = () => (
  <div className="max-w-sm">
    <Specimen title="Vertical">
      <ScrollArea label="日志" className="h-32 border border-hairline bg-paper p-3">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ScrollArea>
    </Specimen>
    <Specimen title="Horizontal">
      <ScrollArea label="标签" axis="horizontal" className="border border-hairline bg-paper p-3">
        <div className="flex gap-2">
          {lines.map((line) => (
            <Tag key={line} text={line} className="shrink-0" />
          ))}
        </div>
      </ScrollArea>
    </Specimen>
    <Specimen title="Everything fits: no region, no tab stop">
      <ScrollArea label="日志" className="h-32 border border-hairline bg-paper p-3">
        <p>{lines[0]}</p>
      </ScrollArea>
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-sm">
    <ScrollArea label="السجل" axis="horizontal" className="border border-hairline bg-paper p-3">
      <div className="flex gap-2">
        {lines.map((line) => (
          <Tag key={line} text={line} className="shrink-0" />
        ))}
      </div>
    </ScrollArea>
  </div>
)

const lines = Array.from({ length: 30 }, (_, n) => `第 ${n + 1} 条记录`)
