import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { RouteProgress } from '#ds/route-progress'
import { ShortcutProvider, ShortcutSheet, useShortcut } from '#ds/shortcuts'
import { Switch } from '#ds/switch'
import { useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { LockGate } from './lock/lock-gate.tsx'
import { ConsolePalette } from './palette/console-palette.tsx'
import { JumpShortcuts } from './shortcuts/jump-shortcuts.tsx'
import { SignedInContext } from './signed-in-context.ts'

/** What every page of somebody who is signed in has: the palette, shortcuts with their sheet, the bar of a page on its way. */
export function SignedIn({ children }: { children: ReactNode }) {
  const hasOneKeyShortcuts = useThemeSetting('hasOneKeyShortcuts')
  return (
    <ShortcutProvider singleKeys={hasOneKeyShortcuts}>
      <LockGate>
        <Everywhere>{children}</Everywhere>
      </LockGate>
    </ShortcutProvider>
  )
}

function Everywhere({ children }: { children: ReactNode }) {
  const t = useT('shell')
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const hasOneKeyShortcuts = useThemeSetting('hasOneKeyShortcuts')
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const general = t('shortcuts.general')
  useShortcut({
    id: 'palette',
    keys: 'mod+k',
    label: t('palette.open'),
    group: general,
    everywhere: true,
    onPress: () => setPaletteOpen(true),
  })
  useShortcut({ id: 'sheet', keys: '?', label: t('shortcuts'), group: general, onPress: () => setSheetOpen(true) })
  return (
    <SignedInContext value={{ openPalette: () => setPaletteOpen(true), openShortcuts: () => setSheetOpen(true) }}>
      <JumpShortcuts />
      <RouteProgress active={isLoading} label={t('pageLoading')} />
      {children}
      <ConsolePalette open={isPaletteOpen} onOpenChange={setPaletteOpen} onHelp={() => setSheetOpen(true)} />
      <ShortcutSheet open={isSheetOpen} onOpenChange={setSheetOpen}>
        <div className="mt-2 border-hairline border-t pt-4">
          <Switch
            label={t('shortcuts.singleKeys')}
            checked={hasOneKeyShortcuts}
            onChange={(checked) => changeThemeConfig({ hasOneKeyShortcuts: checked })}
          />
        </div>
      </ShortcutSheet>
    </SignedInContext>
  )
}
