import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { FormField } from '../form-field/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { FieldGroup, type FieldGroupProps } from './index.tsx'

export default { title: 'Design system / Inputs / Field group' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="max-w-md">
    <Specimen title="Legend, hint">
      <Address hint="寄送纪念品用" />
    </Specimen>
    <Specimen title="Errors of the whole">
      <Address errors={['城市和邮政编码不一致']} />
    </Specimen>
    <Specimen title="Disabled">
      <Address disabled />
    </Specimen>
  </div>
)

export const LongText = () => (
  <div data-surface="paper" className="max-w-60">
    <Address
      legend="Donaudampfschifffahrtsgesellschaftskapitänsanschrift"
      hint="Diese Angaben brauchen wir, damit wir die Bestätigung an die richtige Anschrift schicken können."
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" data-surface="paper" className="max-w-72">
    <Address legend="العنوان" errors={['الرمز البريدي لا يطابق المدينة']} />
  </div>
)

function Address(props: Partial<FieldGroupProps>) {
  return (
    <FieldGroup legend="地址" {...props}>
      <FormField label="城市">{(control) => <TextInput {...control} autoComplete="off" />}</FormField>
      <FormField label="邮政编码">{(control) => <TextInput {...control} autoComplete="off" />}</FormField>
    </FieldGroup>
  )
}
