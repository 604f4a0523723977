import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Badge } from '../badge/index.tsx'
import { Accordion, type AccordionItem } from './index.tsx'

export default { title: 'Design system / Layout / Accordion' } satisfies StoryDefault

export const Sections = () => (
  <div className="max-w-xl">
    <Specimen title="Several open, one disabled">
      <Accordion items={items} defaultValue={['a']} />
    </Specimen>
    <Specimen title="Single">
      <Accordion items={items} single defaultValue={['c']} />
    </Specimen>
    <Specimen title="Narrow, long text">
      <div className="w-60">
        <Accordion
          items={[{ id: '1', title: 'Donaudampfschifffahrtsgesellschaftskapitän', extra: '12', content: 'Inhalt' }]}
        />
      </div>
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" lang="ar">
        <Accordion items={items} defaultValue={['a']} />
      </div>
    </Specimen>
  </div>
)

const items: AccordionItem[] = [
  { id: 'a', title: '基本设置', content: '名称、图标与语言。' },
  { id: 'b', title: '不可用', content: '', disabled: true },
  { id: 'c', title: '收集规则', extra: <Badge tone="warning">2 处未填</Badge>, content: '谁可以填写、填写几次。' },
]
