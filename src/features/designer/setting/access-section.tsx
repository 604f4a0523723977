import { FormField } from '#ds/form-field'
import { PasswordInput } from '#ds/password-input'
import { Switch } from '#ds/switch'
import { useT } from '#src/i18n/use-t.ts'

import { Revealed } from './section.tsx'
import type { SectionProps } from './section-props.ts'
import { useProblem } from './use-problem.ts'

/** Who may fill in. */
export const AccessSection = ({ setting, change, password, onPassword, hasPassword, problemOf }: SectionProps) => {
  const t = useT('setting')
  const problem = useProblem(problemOf)
  const { access, limits } = setting
  return (
    <>
      <Switch
        label={t('access.mustLogin')}
        hint={t(limits.account.on ? 'access.mustLoginByLimit' : 'access.mustLoginHint')}
        checked={access.mustLogin || limits.account.on}
        disabled={limits.account.on}
        onChange={(mustLogin) => change('access', { mustLogin })}
      />
      <Switch
        label={t('access.usePassword')}
        hint={t('access.usePasswordHint')}
        checked={access.password}
        onChange={(on) => {
          change('access', { password: on })
          onPassword('', true)
        }}
      />
      {access.password && (
        <Revealed>
          <FormField
            label={t('access.password')}
            hint={t(hasPassword ? 'access.passwordKept' : 'access.passwordHint')}
            errors={problem('access.password')}
            required={!hasPassword}
            className="max-w-90"
          >
            {(control) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: only hears when the field inside is done with
              <div
                onBlur={() => onPassword(password, true)}
                onKeyDown={({ key, ctrlKey, metaKey }) => {
                  if (key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's')) onPassword(password, true)
                }}
              >
                <PasswordInput
                  {...control}
                  autoComplete="new-password"
                  value={password}
                  onChange={(text) => onPassword(text, false)}
                />
              </div>
            )}
          </FormField>
        </Revealed>
      )}
    </>
  )
}
