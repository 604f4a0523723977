import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Spinner } from '#ds/spinner'
import type { FormTheme } from '#shared/theme/form-theme'
import { keepDraftSave } from '#src/api/draft-saves.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Autosave } from '../draft/autosave.ts'
import { LeaveGuard } from '../draft/leave-guard.tsx'
import { useAutosave } from '../draft/use-autosave.ts'
import { storeTheme, themeQueryOptions, themeSaveKey } from './theme-api.ts'
import { type ThemeHistory, useThemeHistory } from './use-theme-history.ts'

export interface ThemeTools {
  readonly history: ThemeHistory
  readonly autosave: Autosave<FormTheme>
  /** Gives up what is here for what the server has. */
  readonly onReload: () => void
}

/** Loads the theme of a form, keeps its history for what is drawn inside, and saves every change of it. */
export const OpenTheme = ({ formKey, children }: { formKey: string; children: (tools: ThemeTools) => ReactNode }) => {
  const t = useT('theme')
  const { data, error, refetch } = useQuery(themeQueryOptions(formKey))
  if (error) {
    return (
      <EmptyState
        title={t('load.failed')}
        illustration="broken"
        action={<Button onClick={() => void refetch()}>{t('load.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div className="flex justify-center py-12">
        <Spinner label={t('load.loading')} />
      </div>
    )
  }
  return (
    <Theme key={`${formKey}:${data.version}`} formKey={formKey} {...data} onReload={() => void refetch()}>
      {children}
    </Theme>
  )
}

const Theme = ({
  formKey,
  theme: initial,
  version,
  onReload,
  children,
}: {
  formKey: string
  theme: FormTheme
  version: number
  onReload: () => void
  children: (tools: ThemeTools) => ReactNode
}) => {
  const history = useThemeHistory(initial)
  const save = useCallback(
    (theme: FormTheme, baseVersion: number) => storeTheme(formKey, theme, baseVersion),
    [formKey],
  )
  const autosave = useAutosave(save, version)
  const { theme } = history

  const told = useRef(initial)
  useEffect(() => {
    if (theme === told.current) return
    told.current = theme
    autosave.change(theme)
  }, [autosave, theme])

  useEffect(
    () => () => {
      // Leaving the page: what is not saved yet is saved now, and whoever opens it next waits for that.
      keepDraftSave(
        themeSaveKey(formKey),
        autosave.flush().then(() => autosave.dispose()),
      )
    },
    [autosave, formKey],
  )

  return (
    <>
      <LeaveGuard autosave={autosave} />
      {children({ history, autosave, onReload })}
    </>
  )
}
