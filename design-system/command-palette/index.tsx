import * as Dialog from '@radix-ui/react-dialog'
import { Command as Primitive } from 'cmdk'
import { type ReactNode, useState } from 'react'
import { keepOpenForToasts, overlayClass } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { Icon, type IconName } from '../icon/index.tsx'
import { Kbd } from '../kbd/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import type { CommandPaletteLabels } from './labels.ts'
import { matchScore } from './match.ts'
import { type SourceState, useSources } from './use-sources.ts'

export type { CommandPaletteLabels } from './labels.ts'

export interface Command {
  /** Unique among all groups and sources. */
  id: string
  label: string
  icon?: IconName | undefined
  /** Beside the label, muted: where it lies, whose it is. */
  hint?: string | undefined
  /** As Kbd takes it; a sequence has a space: `mod+shift+p`, `g d`. Shown only. */
  shortcut?: string | undefined
  /** Found by these too: the title in other languages, pinyin and its initials. */
  keywords?: readonly string[] | undefined
  onSelect: () => void
}

export interface CommandGroup {
  id: string
  heading: string
  commands: readonly Command[]
}

export interface CommandSource {
  id: string
  heading: string
  /** Finds on the server; the answer is shown as it comes. Rejecting shows a row that says so. */
  search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly CommandGroup[]
  /** Keep the array the same between renders: a new one asks again. */
  sources?: readonly CommandSource[] | undefined
  /** Ids of what was used last, newest first: they stand on top while nothing is typed. */
  recent?: readonly string[] | undefined
  /** Told what was chosen, before its `onSelect`: to remember it. */
  onChoose?: ((command: Command) => void) | undefined
  /** Words for keys in the reader's language, as Kbd takes them. */
  keyNames?: Partial<Record<string, string>> | undefined
  labels?: Partial<CommandPaletteLabels> | undefined
}

/**
 * Everything by name: pages, things, actions (APG dialog with a combobox and its listbox,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/), cmdk in a Radix dialog. Matches label and keywords by words,
 * their beginnings and initials.
 *
 * Do: leave out what the person may not do.
 * Don't: make it the only way to anything.
 * Keys: typing filters; arrow up and down, Home and End walk; Enter runs and closes; Escape closes; focus returns.
 * Enter during composition with an input method confirms the composition only.
 */
export function CommandPalette(p: CommandPaletteProps) {
  const labels = useLabels('command-palette', p.labels)
  const focus = useDialogFocus((content) => content.querySelector('input'))
  return (
    <Dialog.Root open={p.open} onOpenChange={p.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay data-slot="command-palette-overlay" className={overlayClass} />
        <Dialog.Content
          data-slot="command-palette"
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          {...focus}
          className="fixed inset-x-0 top-[max(1rem,12dvh)] z-palette mx-auto flex max-h-[min(30rem,calc(100dvh-2rem))] w-[calc(100vw-2rem)] max-w-xl animate-rise-in flex-col overflow-hidden rounded-xl bg-paper text-ink shadow-dialog outline-none"
        >
          <Dialog.Title className="sr-only">{labels.title}</Dialog.Title>
          <Palette {...p} labels={labels} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Inside the dialog, so that every opening starts with an empty field. */
function Palette({
  open,
  onOpenChange,
  groups,
  sources = none,
  recent = none,
  onChoose,
  keyNames,
  labels,
}: CommandPaletteProps & { labels: CommandPaletteLabels }) {
  const [query, setQuery] = useState('')
  const answers = useSources(sources, query, open)
  const typed = query.trim() !== ''
  const shown = typed ? [...found(groups, query), ...answers.map(answerGroup)] : resting(groups, recent, labels.recent)
  const count = shown.reduce((sum, group) => sum + group.commands.length, 0)
  const pending = answers.filter((answer) => answer.state === 'pending')
  const failed = answers.filter((answer) => answer.state === 'failed')

  const choose = (command: Command) => {
    onChoose?.(command)
    onOpenChange(false)
    command.onSelect()
  }

  return (
    // Filtered here and not by cmdk: what a server found must not be filtered again.
    <Primitive label={labels.search} shouldFilter={false} loop vimBindings={false} className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-hairline border-b px-4">
        <Icon name="search" size={20} className="text-muted" />
        <Primitive.Input
          data-slot="command-palette-input"
          value={query}
          onValueChange={setQuery}
          placeholder={labels.search}
          className="min-h-12 min-w-0 flex-1 bg-transparent py-2 text-lg outline-none placeholder:text-muted"
        />
        {pending.length > 0 && <Spinner />}
      </div>
      <Primitive.List
        label={labels.title}
        data-slot="command-palette-list"
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2"
      >
        {shown
          .filter((group) => group.commands.length > 0)
          .map((group) => (
            <Primitive.Group key={group.id} value={group.id} heading={group.heading} className={groupClass}>
              {group.commands.slice(0, groupLimit).map((command) => (
                <Primitive.Item
                  key={command.id}
                  value={`${group.id} ${command.id}`}
                  onSelect={() => choose(command)}
                  data-slot="command-palette-item"
                  className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-text pointer-coarse:min-h-11"
                >
                  <Row command={command} keyNames={keyNames} />
                </Primitive.Item>
              ))}
            </Primitive.Group>
          ))}
      </Primitive.List>
      {/* Beside the listbox: in it only options may stand. */}
      {pending.map(({ source }) => (
        <Note key={source.id} slot="command-palette-pending">
          <Spinner />
          {labels.searching(source.heading)}
        </Note>
      ))}
      {failed.map(({ source }) => (
        <Note key={source.id} slot="command-palette-failed">
          <Icon name="alert" className="text-danger-text" />
          {labels.failed(source.heading)}
        </Note>
      ))}
      {count === 0 && pending.length === 0 && failed.length === 0 && (
        <p data-slot="command-palette-empty" className="px-4 pt-4 pb-8 text-center text-muted">
          {labels.empty}
        </p>
      )}
      <LiveRegion message={!typed || pending.length > 0 ? '' : count === 0 ? labels.empty : labels.found(count)} />
      <footer className="hidden gap-4 border-hairline border-t px-4 py-2 text-muted text-xs sm:flex">
        <Hint keys={['up', 'down']}>{labels.walk}</Hint>
        <Hint keys={['enter']}>{labels.choose}</Hint>
        <Hint keys={['escape']}>{labels.close}</Hint>
      </footer>
    </Primitive>
  )
}

function Row({ command, keyNames }: { command: Command; keyNames: CommandPaletteProps['keyNames'] }) {
  return (
    <>
      {command.icon !== undefined && <Icon name={command.icon} className="text-current opacity-80" />}
      <span className="wrap-break-word min-w-0 flex-1">
        {command.label}
        {command.hint !== undefined && <span className="ms-2 text-muted text-sm">{command.hint}</span>}
      </span>
      {command.shortcut !== undefined && (
        <span className="flex shrink-0 gap-1">
          {command.shortcut
            .trim()
            .split(/\s+/)
            .map((keys, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice ("g g")
              <Kbd key={at} keys={keys} names={keyNames} />
            ))}
        </span>
      )}
    </>
  )
}

function Note({ slot, children }: { slot: string; children: ReactNode }) {
  return (
    <p data-slot={slot} className="flex items-center gap-3 px-4 py-2 text-muted text-sm">
      {children}
    </p>
  )
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
      {children}
    </span>
  )
}

/** Groups with what fits the query, best first; groups in the order of their best. */
function found(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  return groups
    .map((group) => {
      const scored = group.commands
        .map((command) => ({ command, score: matchScore(query, command.label, command.keywords) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
      return { ...group, commands: scored.map(({ command }) => command), best: scored[0]?.score ?? 0 }
    })
    .sort((a, b) => b.best - a.best)
}

/** Before anything is typed: what was used last, then everything else. */
function resting(groups: readonly CommandGroup[], recent: readonly string[], heading: string): readonly CommandGroup[] {
  const all = new Map(groups.flatMap((group) => group.commands).map((command) => [command.id, command]))
  const last = recent.flatMap((id) => all.get(id) ?? [])
  return [
    { id: ' recent', heading, commands: last },
    ...groups.map((group) => ({ ...group, commands: group.commands.filter((each) => !last.includes(each)) })),
  ]
}

const answerGroup = ({ source, commands }: SourceState): CommandGroup => ({
  id: source.id,
  heading: source.heading,
  commands,
})

const none: readonly never[] = []
/** More of one kind is not read but searched again. */
const groupLimit = 50

const groupClass =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-sm'
