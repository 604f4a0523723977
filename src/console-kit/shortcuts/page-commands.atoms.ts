// What can be done on the page on screen, beyond its shortcuts: for the palette (ux C2, "actions for the current selection").
import { atom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { IconName } from '#ds/icon'
import { appStore } from '#src/state/app-store.ts'

export interface PageCommand {
  readonly id: string
  /** With the count it is about: "Delete 6". */
  readonly label: string
  readonly icon?: IconName | undefined
  readonly disabled?: boolean | undefined
  readonly onSelect: () => void
}

const commandsAtom = atom<readonly PageCommand[]>([])

export const useCurrentPageCommands = (): readonly PageCommand[] => useAtomValue(commandsAtom, { store: appStore })

/** Offers these in the palette while the page is the tab on screen. Actions of a bulk bar fit as they are. */
export const usePageCommands = (commands: readonly PageCommand[]): void => {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  // Arrays are new with every drawing; what is offered is not.
  const offered = JSON.stringify(
    commands.flatMap(({ id, label, icon, disabled }) => (disabled ? [] : [[id, label, icon]])),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they are, above
  useEffect(() => {
    const own = latest.current.flatMap((command): PageCommand[] =>
      command.disabled
        ? []
        : [{ ...command, onSelect: () => latest.current.find(({ id }) => id === command.id)?.onSelect() }],
    )
    appStore.set(commandsAtom, (all) => [...all, ...own])
    return () => appStore.set(commandsAtom, (all) => all.filter((each) => !own.includes(each)))
  }, [offered])
}
