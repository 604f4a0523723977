import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { TextInput } from '../text-input/index.tsx'
import { ChoiceGroup, type ChoiceGroupProps } from './index.tsx'

export default { title: 'Design system / Choices / Choice group' } satisfies StoryDefault

export const Radio = () => (
  <div data-surface="paper" className="max-w-xl">
    <Specimen title="One column, with an open answer">
      <Live
        kind="radio"
        initial={['d']}
        renderAfter={(id) =>
          id === 'd' && <TextInput label="Other" value="" onChange={() => {}} placeholder="请说明" />
        }
      />
    </Specimen>
    <Specimen title="Two columns">
      <Live kind="radio" initial={['b']} columns={2} />
    </Specimen>
    <Specimen title="Inline">
      <Live kind="radio" initial={['b']} columns="inline" />
    </Specimen>
    <Specimen title="Buttons">
      <Live kind="radio" initial={['b']} columns={2} look="buttons" />
    </Specimen>
    <Specimen title="Buttons, inline, with an open answer">
      <Live
        kind="checkbox"
        initial={['b', 'd']}
        columns="inline"
        look="buttons"
        renderAfter={(id) =>
          id === 'd' && <TextInput label="Other" value="" onChange={() => {}} placeholder="请说明" />
        }
      />
    </Specimen>
    <Specimen title="Invalid">
      <Live kind="radio" initial={[]} columns={2} invalid />
    </Specimen>
  </div>
)

export const Checkbox = () => (
  <div data-surface="paper" className="max-w-xl">
    <Specimen title="Several">
      <Live kind="checkbox" initial={['a', 'c']} />
    </Specimen>
    <Specimen title="Read-only">
      <Live kind="checkbox" initial={['a', 'c']} readOnly columns={2} />
    </Specimen>
    <Specimen title="Disabled">
      <Live kind="checkbox" initial={['a']} disabled columns={2} />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" data-surface="paper" className="max-w-xl">
    <Live kind="radio" initial={['b']} columns={2} />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-72">
    <Live kind="checkbox" initial={['c']} columns={2} />
  </div>
)

function Live({ initial, ...props }: { initial: string[] } & Omit<ChoiceGroupProps, 'options' | 'value' | 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <ChoiceGroup label="How did you hear of us?" {...props} options={options} value={value} onChange={setValue} />
}

const options = [
  { id: 'a', label: '朋友推荐', description: '来自同事、家人或朋友' },
  { id: 'b', label: 'Search engine' },
  { id: 'c', label: 'A label that is long enough to wrap onto a second line in a narrow column of the page' },
  { id: 'd', label: '其他' },
]
