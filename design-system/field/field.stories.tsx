import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { TextInput } from '../text-input/index.tsx'
import { Field, FieldErrors, FieldHint, FieldLabel, RequiredMark, useFieldIds } from './index.tsx'

export default { title: 'Design system / Inputs / Field' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Label, hint">
      <Example errors={[]} />
    </Specimen>
    <Specimen title="Errors">
      <Example errors={['请填写邮箱', '邮箱格式不正确']} />
    </Specimen>
  </div>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Example errors={['يرجى إدخال عنوان بريد إلكتروني صالح يمكننا إرسال النتيجة إليه']} />
  </div>
)

function Example({ errors }: { errors: string[] }) {
  const ids = useFieldIds()
  const hint = '用于接收填写结果'
  return (
    <Field invalid={errors.length > 0}>
      <FieldLabel htmlFor={ids.controlId}>
        邮箱 <RequiredMark label="必填" />
      </FieldLabel>
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <TextInput
        id={ids.controlId}
        value=""
        onChange={() => {}}
        required
        invalid={errors.length > 0}
        describedBy={ids.describedBy({ hint, errors })}
      />
      <FieldErrors id={ids.errorsId} errors={errors} />
    </Field>
  )
}
