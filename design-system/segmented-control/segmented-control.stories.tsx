import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Icon } from '../icon/index.tsx'
import { SegmentedControl } from './index.tsx'

export default { title: 'Design system / Choices / Segmented control' } satisfies StoryDefault

export const Words = () => (
  <Specimen title="Words">
    <Live />
  </Specimen>
)

export const Icons = () => (
  <Specimen title="Icons">
    <SegmentedControl
      label="View"
      size="small"
      value="rows"
      onChange={() => {}}
      options={[
        { id: 'rows', label: <Icon name="rows" />, ariaLabel: 'Rows' },
        { id: 'grid', label: <Icon name="grid" />, ariaLabel: 'Grid' },
      ]}
    />
  </Specimen>
)

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <SegmentedControl
        label={`Range ${size}`}
        size={size}
        value="week"
        onChange={() => {}}
        options={[
          { id: 'day', label: '今天' },
          { id: 'week', label: '本周' },
          { id: 'all', label: '已停用', disabled: true },
        ]}
      />
    </Specimen>
  ))

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <SegmentedControl
      label="المدى"
      value="week"
      onChange={() => {}}
      options={[
        { id: 'day', label: 'اليوم' },
        { id: 'week', label: 'هذا الأسبوع بأكمله' },
      ]}
    />
  </div>
)

function Live() {
  const [value, setValue] = useState('week')
  return (
    <SegmentedControl
      label="Range"
      value={value}
      onChange={setValue}
      options={[
        { id: 'day', label: '今天' },
        { id: 'week', label: '本周' },
        { id: 'all', label: 'All time' },
      ]}
    />
  )
}
