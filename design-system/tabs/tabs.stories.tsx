import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Tabs } from './index.tsx'

export default { title: 'Design system / Navigation / Tabs' } satisfies StoryDefault

export const Three = () => (
  <Specimen title="Panels">
    <Live />
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Tabs
      label="نموذج"
      value="one"
      onChange={() => {}}
      items={[
        { id: 'one', label: 'إعدادات الإشعارات والتنبيهات', content: <p>نص</p> },
        { id: 'two', label: 'البيانات', content: <p>نص</p> },
        { id: 'three', label: 'Datenschutzgrundverordnungsfolgenabschätzung', content: <p>نص</p> },
      ]}
    />
  </div>
)

function Live() {
  const [value, setValue] = useState('data')
  return (
    <Tabs
      label="Form"
      value={value}
      onChange={setValue}
      items={[
        { id: 'edit', label: '编辑', content: <p>Editor</p> },
        { id: 'data', label: '数据', content: <p>5,000 rows</p> },
        { id: 'stats', label: '统计', content: <p>Report</p> },
        { id: 'off', label: '发布', disabled: true },
      ]}
    />
  )
}
