import type { StoryDefault } from '@ladle/react'
import { type FormEvent, useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { FormField } from '../form-field/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { ErrorSummary } from './index.tsx'

export default { title: 'Design system / Inputs / Error summary' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-lg">
    <Specimen title="Two fields; press one">
      <ErrorSummary
        entries={[
          { id: 'states-name', label: '姓名', text: '请填写姓名' },
          { id: 'states-way', label: '参加方式', text: '请选择一项' },
        ]}
      />
    </Specimen>
    <Specimen title="Without labels">
      <ErrorSummary entries={[{ id: 'states-name', text: '请填写姓名' }]} />
    </Specimen>
  </div>
)

export const InAForm = () => {
  const [name, setName] = useState('')
  const [way, setWay] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const entries = [
    ...(name.trim() === '' ? [{ id: 'form-name', label: '姓名', text: '请填写姓名' }] : []),
    ...(way.length === 0 ? [{ id: 'form-way', label: '参加方式', text: '请选择一项' }] : []),
  ]
  const errorsOf = (id: string) =>
    attempt === 0 ? [] : entries.filter((entry) => entry.id === id).map(({ text }) => text)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <form noValidate onSubmit={send} data-surface="paper" className="flex max-w-lg flex-col gap-5">
      {attempt > 0 && <ErrorSummary entries={entries} attempt={attempt} />}
      <FormField label="姓名" id="form-name" required live={false} errors={errorsOf('form-name')}>
        {(control) => <TextInput {...control} value={name} onChange={setName} />}
      </FormField>
      <FormField label="参加方式" id="form-way" group required live={false} errors={errorsOf('form-way')}>
        {(control) => <ChoiceGroup {...control} kind="radio" options={ways} value={way} onChange={setWay} />}
      </FormField>
      <Button type="submit" variant="primary" className="self-start">
        提交
      </Button>
    </form>
  )
}

export const LongText = () => (
  <div className="max-w-60">
    <ErrorSummary
      entries={[
        {
          id: 'long',
          label: 'Donaudampfschifffahrtsgesellschaftskapitänsanschrift',
          text: 'Bitte geben Sie an, wohin die Bestätigung geschickt werden soll.',
        },
      ]}
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <ErrorSummary entries={[{ id: 'rtl', label: 'البريد الإلكتروني', text: 'يرجى إدخال عنوان صالح' }]} />
  </div>
)

const ways = [
  { id: 'there', label: '现场参加' },
  { id: 'away', label: '线上参加' },
]
