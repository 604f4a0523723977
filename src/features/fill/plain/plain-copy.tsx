import { useId } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { TextInput } from '#ds/text-input'
import { type PlainStage, type PlainState, plainFields } from '#shared/fill-page'
import type { PlainPageProps } from './plain-page.tsx'

/** Asks where a copy of the answers is to be sent: the submission is posted again, which stores nothing twice. */
export const PlainCopy = ({
  state,
  copy,
  action,
  translate,
}: Pick<PlainPageProps, 'action' | 'translate'> & {
  state: PlainState
  copy: Extract<PlainStage, { at: 'submitted' }>['copy']
}) => {
  const ids = useFieldIds(useId())
  const isWrong = copy?.said === 'wrong'
  const errors = isWrong ? [translate('fill-later', 'copy.wrong')] : undefined
  return (
    <form method="post" action={action} noValidate className="flex w-full flex-col items-start gap-3">
      <input type="hidden" name={plainFields.state} value={JSON.stringify(state)} />
      <Field invalid={isWrong} className="w-full">
        <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
          {translate('fill-later', 'copy.label')}
        </FieldLabel>
        <TextInput
          id={ids.controlId}
          name={plainFields.copyTo}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={isWrong ? copy.to : ''}
          onChange={nothing}
          autoFocus={isWrong}
          invalid={isWrong}
          describedBy={ids.describedBy({ errors })}
        />
        <FieldErrors id={ids.errorsId} errors={errors} />
      </Field>
      <Button type="submit" name={plainFields.step} value="copy">
        {translate('fill-later', 'copy.send')}
      </Button>
      {copy && copy.said !== 'wrong' && (
        <Callout tone={copy.said === 'asked' ? 'success' : 'warning'}>
          {translate('fill-later', copy.said === 'asked' ? 'copy.asked' : 'copy.enough', { to: copy.to })}
        </Callout>
      )}
    </form>
  )
}

const nothing = () => undefined
