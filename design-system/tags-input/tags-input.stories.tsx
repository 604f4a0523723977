import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { TagsInput, type TagsInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Tags input' } satisfies StoryDefault

export const Entry = () => (
  <div className="max-w-sm">
    <Specimen title="Free text">
      <Live initial={['满意度', '年度']} />
    </Specimen>
    <Specimen title="With suggestions, five at most" portal="tags-input-popup">
      <Live initial={['满意度']} suggestions={['客户', '员工', '培训', '活动报名']} max={5} />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="flex max-w-sm flex-col gap-3">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} size={size} initial={['满意度']} />
    ))}
  </div>
)

export const States = () => (
  <div className="flex max-w-sm flex-col gap-3">
    <Live />
    <Live invalid />
    <Live initial={['满意度']} readOnly />
    <Live initial={['满意度']} disabled />
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div className="flex max-w-56 flex-col gap-3">
    <Live initial={['Donaudampfschifffahrtsgesellschaft', 'kurz']} />
    <div dir="rtl" lang="ar">
      <Live initial={['满意度', '年度']} />
    </div>
  </div>
)

function Live({ initial = [], ...props }: { initial?: string[] } & Partial<TagsInputProps>) {
  const [value, setValue] = useState(initial)
  return (
    <TagsInput
      label="关键词"
      placeholder="输入后按回车"
      removeLabel="移除"
      suggestionsLabel="常用关键词"
      refusalText={(tag, why) =>
        ({ duplicate: `“${tag}”已经添加过。`, full: '最多添加 5 个。', invalid: `“${tag}”不能使用。` })[why]
      }
      changeText={(tag, change) => (change === 'added' ? `已添加“${tag}”` : `已移除“${tag}”`)}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
