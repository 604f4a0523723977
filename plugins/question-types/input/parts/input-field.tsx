import { TextInput } from '#ds/text-input'
import { textLength } from '#sdk'
import { type RendererProps, useT, useText } from '#sdk/ui'
import type input from '../definition.ts'
import { useFieldSide } from './field-side.tsx'

/** The line itself, with scripts and without. */
export const InputField = ({
  options,
  value = '',
  issues,
  controlId,
  describedBy,
  name,
  onChange,
  onBlur,
  ...props
}: Omit<RendererProps<typeof input>, 'onChange'> & { name?: string; onChange: (next: string) => void }) => {
  const t = useT()
  const text = useText()
  // Nobody could answer where there is nothing to begin with. Where authors give the default, the question has none.
  const isFixed = options.readOnly === true && props.question.default !== undefined
  return (
    <TextInput
      id={controlId}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      readOnly={props.readOnly || isFixed}
      required={props.question.required}
      invalid={issues.length > 0}
      describedBy={describedBy}
      placeholder={text(options.placeholder) || undefined}
      prefix={useFieldSide(options.prefixIcon, options.prefix)}
      suffix={useFieldSide(options.suffixIcon, options.suffix)}
      allowClear={options.clearable}
      clearLabel={t('clear')}
      maxLength={options.maxLength}
      showCount={options.showCount}
      countLabel={t('count', { length: textLength(value), max: options.maxLength ?? 0 })}
      inputMode={inputModes[options.format]}
      autoComplete={autoCompletes[options.format]}
    />
  )
}

const inputModes = {
  none: 'text',
  mobile: 'tel',
  email: 'email',
  idCard: 'text',
  url: 'url',
  number: 'decimal',
  chinese: 'text',
  letters: 'text',
} as const
const autoCompletes = {
  none: undefined,
  mobile: 'tel',
  email: 'email',
  idCard: 'off',
  url: 'url',
  number: 'off',
  chinese: undefined,
  letters: undefined,
} as const
