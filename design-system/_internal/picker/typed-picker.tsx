import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from '../../button/index.tsx'
import { joinIds } from '../control-props.ts'
import { PickerFoot, PickerFrame, type PickerFrameLabels } from './picker-frame.tsx'
import type { PickerProps } from './picker-props.ts'
import { type TextForm, TypedText } from './typed-text.tsx'

export interface TypedPickerProps<Letters> {
  /** `data-slot`; its parts are `<slot>-frame`, `-panel` and `-error`. */
  slot: string
  picker: PickerProps & { value: string | undefined; onChange: (value: string | undefined) => void }
  field: RefObject<HTMLInputElement | null>
  form: TextForm<Letters>
  labels: PickerFrameLabels & { unreadable: string; clear: string; letters: Letters }
  /** Today, this month: offered below the grid. */
  now: { label: string; value: string; disabled: boolean }
  /** What one chooses from; `choose` closes it. */
  panel: (choose: (value: string | undefined) => void) => ReactNode
}

/** One value, typed in the language's own order or chosen from a panel. What is typed and means nothing is said below it. */
export function TypedPicker<Letters>({ slot, picker: p, field, form, labels, now, panel }: TypedPickerProps<Letters>) {
  const [open, setOpen] = useState(false)
  const [readable, setReadable] = useState(true)
  const errorId = useId()
  const choose = (value: string | undefined) => {
    p.onChange(value)
    setOpen(false)
    setReadable(true)
  }
  return (
    <PickerFrame
      slot={slot}
      open={open}
      onOpenChange={setOpen}
      labels={labels}
      returnTo={field}
      disabled={p.disabled}
      readOnly={p.readOnly}
      error={readable ? undefined : unreadable(labels, form)}
      errorId={errorId}
      size={p.size}
      onBlur={p.onBlur}
      className={p.className}
      fields={
        <TypedText
          {...p}
          ref={field}
          form={form}
          letters={labels.letters}
          invalid={p.invalid || !readable}
          describedBy={joinIds(p.describedBy, !readable && errorId)}
          onReadable={setReadable}
          onOpen={() => setOpen(true)}
        />
      }
    >
      {panel(choose)}
      <PickerFoot
        now={
          <Button variant="ghost" size="small" disabled={now.disabled} onClick={() => choose(now.value)}>
            {now.label}
          </Button>
        }
        clear={!p.required && { label: labels.clear, onClick: () => choose(undefined) }}
      />
    </PickerFrame>
  )
}

/** What is said of a text that cannot be read. */
export function unreadable<Letters>(labels: { unreadable: string; letters: Letters }, form: TextForm<Letters>): string {
  return labels.unreadable.replace('{pattern}', form.pattern(labels.letters))
}
