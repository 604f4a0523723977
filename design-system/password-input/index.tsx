import { useId, useState } from 'react'
import { joinIds } from '../_internal/control-props.ts'
import type { Controllable } from '../_internal/use-controllable.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { TextInput, type TextInputProps } from '../text-input/index.tsx'
import type { PasswordInputLabels } from './labels.ts'

export type { PasswordInputLabels } from './labels.ts'

export interface PasswordInputProps
  extends Omit<TextInputProps, 'type' | 'suffix' | 'inputMode' | 'showCount' | 'allowClear' | 'clearLabel'> {
  labels?: Partial<PasswordInputLabels> | undefined
  /** Decides what password managers offer. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/**
 * Password field with a button that reveals it (toggle button). Pasting and password managers are never prevented (WCAG
 * 3.3.8); the text is hidden again when focus leaves the control.
 *
 * Do: say the rules before they are broken.
 * Don't: forbid pasting or ask for the password twice; it can be revealed.
 * Keys: those of TextInput; Tab reaches the button, Enter and Space toggle it.
 */
export function PasswordInput(props: Controllable<PasswordInputProps>) {
  const { labels: own, autoComplete = 'current-password', ...p } = props
  const labels = useLabels('password-input', own)
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const capsId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what the field and the button inside do
    <div
      data-slot="password-input"
      className={p.className}
      onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setShown(false)
        setCaps(false)
      }}
    >
      <TextInput
        {...p}
        className={undefined}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        describedBy={joinIds(p.describedBy, caps && capsId)}
        suffix={
          <button
            type="button"
            aria-label={labels.show}
            aria-pressed={shown}
            title={labels.show}
            disabled={p.disabled}
            className="-me-2 grid size-7 place-items-center rounded-sm hover:text-ink disabled:cursor-not-allowed pointer-coarse:size-11"
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
      <p id={capsId} role="status" className={caps ? 'mt-1 text-muted text-sm' : 'sr-only'}>
        {caps ? labels.capsLock : ''}
      </p>
    </div>
  )
}
