import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { DatePicker } from '../date-picker/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { Textarea } from '../textarea/index.tsx'
import { WordCounter } from '../word-counter/index.tsx'
import { FormField } from './index.tsx'

export default { title: 'Design system / Inputs / Form field' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="flex max-w-md flex-col gap-6">
    <Specimen title="Label, hint, required">
      <FormField label="邮箱" hint="用于接收填写结果" required>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
    </Specimen>
    <Specimen title="Required like everything around it: no star">
      <FormField label="姓名" required marked={false}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </Specimen>
    <Specimen title="Errors">
      <FormField label="邮箱" hint="用于接收填写结果" required errors={['请填写邮箱']}>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
    </Specimen>
    <Specimen title="A count">
      <Counted />
    </Specimen>
    <Specimen title="A group, a picker">
      <FormField label="参加方式" group required>
        {(control) => <ChoiceGroup {...control} kind="radio" options={ways} defaultValue={['there']} />}
      </FormField>
      <div className="h-6" />
      <FormField label="到达日期">
        {(control) => <DatePicker {...control} locale="zh-cn" defaultValue="2026-03-14" />}
      </FormField>
    </Specimen>
  </div>
)

export const LongText = () => (
  <div data-surface="paper" className="max-w-60">
    <FormField
      label="Donaudampfschifffahrtsgesellschaftskapitänsbefragungsteilnahmebestätigung"
      hint="Diese Angabe brauchen wir, damit wir die Bestätigung an die richtige Anschrift schicken können."
      errors={['Bitte geben Sie an, wohin die Bestätigung geschickt werden soll.']}
      required
    >
      {(control) => <TextInput {...control} />}
    </FormField>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" data-surface="paper" className="max-w-72">
    <FormField label="البريد الإلكتروني" hint="نرسل إليه النتيجة" errors={['يرجى إدخال عنوان صالح']} required>
      {(control) => <TextInput {...control} type="email" />}
    </FormField>
  </div>
)

function Counted() {
  const [text, setText] = useState('很满意')
  return (
    <FormField
      label="意见"
      hint="请写下您的想法"
      counter={(id) => <WordCounter id={id} text={text} max={10} />}
      errors={text.length > 10 ? ['最多 10 个字'] : []}
    >
      {(control) => <Textarea {...control} value={text} onChange={setText} />}
    </FormField>
  )
}

const ways = [
  { id: 'there', label: '现场参加' },
  { id: 'away', label: '线上参加' },
]
