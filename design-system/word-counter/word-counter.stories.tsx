import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Textarea } from '../textarea/index.tsx'
import { WordCounter } from './index.tsx'

export default { title: 'Design system / Inputs / Word counter' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Beside a field">
      <Live />
    </Specimen>
    <Specimen title="Within, full, exceeded">
      <div className="flex gap-6">
        <WordCounter text="意见" max={5} />
        <WordCounter text="意见与建议" max={5} />
        <WordCounter text="意见与建议。" max={5} />
      </div>
    </Specimen>
    <Specimen title="Words, no limit">
      <WordCounter text="Please tell us what you think" unit="words" locale="en" />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <WordCounter text="نص طويل بما يكفي ليلتف على أكثر من سطر واحد" max={20} />
  </div>
)

function Live() {
  const [text, setText] = useState('请写下您的建议')
  return (
    <div className="flex flex-col items-end gap-1">
      <Textarea label="建议" value={text} onChange={setText} describedBy="word-counter-story" className="w-full" />
      <WordCounter id="word-counter-story" text={text} max={20} />
    </div>
  )
}
