import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Badge } from '../badge/index.tsx'
import { type DescriptionItem, DescriptionList } from './index.tsx'

export default { title: 'Design system / Data / Description list' } satisfies StoryDefault

export const Layouts = () => (
  <div className="max-w-4xl">
    {([1, 2, 3] as const).map((columns) => (
      <Specimen key={columns} title={`Up to ${columns} columns`}>
        <DescriptionList items={items} columns={columns} copyLabel="复制" copiedLabel="已复制" />
      </Specimen>
    ))}
    <Specimen title="Inline">
      <DescriptionList items={items} layout="inline" copyLabel="复制" copiedLabel="已复制" />
    </Specimen>
    <Specimen title="Narrow, long text, right to left">
      <div dir="rtl" lang="ar" className="w-60">
        <DescriptionList
          items={[{ id: '1', term: 'Einwilligungserklärung', detail: 'Donaudampfschifffahrtsgesellschaftskapitän' }]}
        />
      </div>
    </Specimen>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <DescriptionList
      copyLabel="Kopieren"
      copiedLabel="Kopiert"
      items={[
        {
          id: '1',
          term: 'Einwilligungserklärung zur Verarbeitung',
          detail: 'Donaudampfschifffahrtsgesellschaftskapitän',
          copy: '1',
        },
        {
          id: '2',
          term: 'Bemerkung',
          detail: 'Bitte bis nächsten Freitag genehmigen, die Rechnung folgt danach per Post.',
          wide: true,
        },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-3xl">
    <DescriptionList
      columns={2}
      copyLabel="نسخ"
      copiedLabel="تم النسخ"
      items={[
        { id: 'no', term: 'الرقم', detail: 'FL-20260314-0042', copy: 'FL-20260314-0042' },
        { id: 'state', term: 'الحالة', detail: <Badge tone="success">موافق عليه</Badge> },
        { id: 'owner', term: 'المرسل', detail: 'سارة علي' },
      ]}
    />
  </div>
)

const items: DescriptionItem[] = [
  { id: 'no', term: '编号', detail: 'FL-20260314-0042', copy: 'FL-20260314-0042' },
  { id: 'state', term: '状态', detail: <Badge tone="success">已通过</Badge> },
  { id: 'owner', term: '提交人', detail: '王小明' },
  { id: 'phone', term: '电话', detail: '' },
  { id: 'note', term: '备注', detail: '请在下周五之前完成审批，发票随后寄出。', wide: true },
]
