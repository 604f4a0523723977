import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type StepItem, Steps, type StepsProps } from './index.tsx'

export default { title: 'Design system / Navigation / Steps' } satisfies StoryDefault

export const Orientations = () => (
  <div className="max-w-3xl">
    <Specimen title="Horizontal: done steps can be gone to">
      <Live />
    </Specimen>
    <Specimen title="Vertical">
      <Live orientation="vertical" />
    </Specimen>
    <Specimen title="Horizontal in a narrow place">
      <div className="w-64">
        <Live />
      </div>
    </Specimen>
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div className="max-w-3xl">
    <Specimen title="Long text">
      <Live
        items={[
          { id: 'a', label: 'Einwilligungserklärung zur Datenverarbeitung', state: 'done', reachable: true },
          { id: 'b', label: 'Donaudampfschifffahrtsgesellschaft', description: 'Bitte vollständig', state: 'current' },
          { id: 'c', label: 'Absenden', state: 'todo' },
        ]}
      />
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" lang="ar">
        <Live />
      </div>
    </Specimen>
  </div>
)

function Live(props: Partial<StepsProps>) {
  const [current, setCurrent] = useState('b')
  return (
    <Steps
      label="创建进度"
      items={items}
      stateLabels={{ done: '已完成', current: '进行中', error: '有错误', todo: '未开始' }}
      {...props}
      current={current}
      onSelect={setCurrent}
    />
  )
}

const items: StepItem[] = [
  { id: 'a', label: '基本信息', description: '标题与说明', state: 'done', reachable: true },
  { id: 'e', label: '题目', description: '有两处错误', state: 'error', reachable: true },
  { id: 'b', label: '收集设置', state: 'current', reachable: true },
  { id: 'c', label: '发布', state: 'todo' },
]
