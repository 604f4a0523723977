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

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Accordion
      defaultValue={['1']}
      items={[
        {
          id: '1',
          title: 'Donaudampfschifffahrtsgesellschaftskapitän',
          extra: '12',
          content: 'Die Einwilligungserklärung muss vor der Teilnahme vollständig gelesen und bestätigt werden.',
        },
        {
          id: '2',
          title: 'Teilnahmebedingungen und Hinweise zur Verarbeitung personenbezogener Daten',
          extra: <Badge tone="warning">2 offen</Badge>,
          content: '',
        },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xl">
    <Accordion items={arabic} defaultValue={['a']} />
  </div>
)

const arabic: AccordionItem[] = [
  { id: 'a', title: 'الإعدادات الأساسية', content: 'الاسم والأيقونة واللغة.' },
  { id: 'b', title: 'غير متاح', content: '', disabled: true },
  { id: 'c', title: 'قواعد الجمع', extra: <Badge tone="warning">2</Badge>, content: 'من يستطيع التعبئة.' },
]

const items: AccordionItem[] = [
  { id: 'a', title: '基本设置', content: '名称、图标与语言。' },
  { id: 'b', title: '不可用', content: '', disabled: true },
  { id: 'c', title: '收集规则', extra: <Badge tone="warning">2 处未填</Badge>, content: '谁可以填写、填写几次。' },
]
