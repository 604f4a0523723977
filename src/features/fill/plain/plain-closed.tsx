import { useId } from 'react'
import { Button } from '#ds/button'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { TextInput } from '#ds/text-input'
import { plainFields } from '#shared/fill-page'
import { Notice, Sheet } from '../sheet/sheet.tsx'
import { linkClass } from './link-class.ts'
import type { PlainPageProps } from './plain-page.tsx'

/** Asks for the password of a form. */
export const PlainPassword = ({
  failure,
  action,
  translate,
}: Pick<PlainPageProps, 'action' | 'translate'> & {
  /** Why the last one did not open it. */
  failure: string | null
}) => {
  const ids = useFieldIds(useId())
  const errors = failure === null ? undefined : [failure]
  return (
    <Sheet>
      <Notice title={translate('fill-later', 'refused.password.title')}>
        <p>{translate('fill-later', 'refused.password.text')}</p>
        <form method="post" action={action} className="flex w-full max-w-90 flex-col items-start gap-4">
          <Field invalid={failure !== null} className="w-full">
            <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
              {translate('fill-later', 'refused.password.label')}
            </FieldLabel>
            <TextInput
              id={ids.controlId}
              name={plainFields.password}
              type="password"
              autoComplete="off"
              value=""
              onChange={nothing}
              autoFocus={failure !== null}
              invalid={failure !== null}
              describedBy={ids.describedBy({ errors })}
            />
            <FieldErrors id={ids.errorsId} errors={errors} />
          </Field>
          <Button variant="primary" type="submit">
            {translate('fill-later', 'refused.password.action')}
          </Button>
        </form>
      </Notice>
    </Sheet>
  )
}

/** A step that could not be done at all. */
export const PlainFailure = ({
  failure,
  start,
  translate,
}: { failure: string } & Pick<PlainPageProps, 'start' | 'translate'>) => (
  <Sheet>
    <Notice title={translate('plain', 'failed')}>
      <p role="alert">{failure}</p>
      <p>
        <a href={start} className={linkClass}>
          {translate('fill', 'draft.startOver')}
        </a>
      </p>
    </Notice>
  </Sheet>
)

const nothing = () => undefined
