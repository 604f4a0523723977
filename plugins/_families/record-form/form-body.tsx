import type { ReactNode } from 'react'
import { Callout } from '#ds/callout'
import type { RecordForm } from './use-record-form.tsx'

/**
 * The form around the fields of a record: Enter saves, what is wrong with the whole stands above them.
 * @param id for a button outside that saves
 */
export function FormBody<Values>({
  form,
  id,
  className,
  onSave,
  children,
}: {
  form: Pick<RecordForm<Values>, 'frame' | 'error'>
  id?: string
  className?: string
  onSave: () => void
  children: ReactNode
}) {
  return (
    <form
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <div ref={form.frame} className="flex flex-col gap-4">
        {form.error !== undefined && (
          <Callout tone="danger" live>
            {form.error}
          </Callout>
        )}
        {children}
      </div>
    </form>
  )
}
