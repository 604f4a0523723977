import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { type Command, type CommandGroup, CommandPalette, type CommandSource } from '#ds/command-palette'
import { useShortcuts } from '#ds/shortcuts'
import { pinyinInitials } from '#shared/pinyin-initials'
import { formPageQueryOptions } from '#src/api/forms.ts'
import { useNavigation } from '#src/console-kit/navigation/use-navigation.ts'
import { useCurrentPageCommands } from '#src/console-kit/shortcuts/page-commands.atoms.ts'
import { loadLanguage, translateIn } from '#src/i18n/init.ts'
import { isPartlyTranslated, languageName, languages } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { menuOf, pagesOf } from '#src/router/server-tree.ts'
import { usePermission } from '#src/session/allow.tsx'
import { useCurrentUser, useMenu } from '#src/session/current-user.ts'
import { lockScreen } from '#src/state/lock.atoms.ts'
import { changeThemeConfig, useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { jumpKeys } from '../shortcuts/jumps.ts'
import { type NavItem, pagesBelow } from './pages-below.ts'
import { recentCommands, rememberCommand } from './recent-commands.ts'

/** Everything one can go to or do, by typing (ux C1, C2): pages of the menu, my forms, how the console looks. */
export function ConsolePalette({
  open,
  onOpenChange,
  onHelp,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onHelp: () => void
}) {
  const t = useT('shell')
  // Named as the kit's switches name them.
  const kit = useT('kit')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { items, follow } = useNavigation()
  const config = useThemeConfig()
  const seesForms = usePermission('project:form:list')
  const tree = useMenu().data
  const userId = useCurrentUser().data?.user.id
  const pageCommands = useCurrentPageCommands()
  const shortcuts = useShortcuts()
  // Read when it opens; what is chosen now counts from the next time.
  const [recent, setRecent] = useState(recentCommands)

  useEffect(() => {
    // Pages are found by their English names, too; the texts come before the first letter is typed.
    if (open) void loadLanguage('en')
  }, [open])

  const groups = useMemo((): CommandGroup[] => {
    const titles = new Map((tree ? menuOf(tree) : []).flatMap(pagesOf).map(({ path, node }) => [path, node.meta.title]))
    const setting = (id: string, key: string, change: Parameters<typeof changeThemeConfig>[0]): Command => ({
      id,
      label: kit(key),
      keywords: [pinyinInitials(translateIn('zh-cn', 'kit', key)), translateIn('en', 'kit', key)],
      onSelect: () => changeThemeConfig(change),
    })
    const all: CommandGroup[] = [
      {
        id: 'page',
        heading: t('shortcuts.page'),
        commands: [
          ...pageCommands.map(({ id, label, icon, onSelect }) => ({ id: `here ${id}`, label, icon, onSelect })),
          ...shortcuts
            .flatMap(({ disabled, ...shortcut }) => {
              const offer = disabled ? undefined : offered.find(({ start }) => shortcut.id.startsWith(start))
              return offer ? [{ ...shortcut, icon: offer.icon, start: offer.start }] : []
            })
            .map(({ start, label, icon, keys, onPress }) => ({
              id: `key ${start}`,
              label,
              icon,
              shortcut: keys,
              onSelect: () => onPress(new KeyboardEvent('keydown')),
            })),
        ],
      },
      {
        id: 'pages',
        heading: t('palette.pages'),
        commands: pagesBelow(items).map(({ item, above }) => ({
          id: `page ${item.id}`,
          label: item.label,
          ...(item.icon && { icon: item.icon }),
          ...(above && { hint: above.label }),
          shortcut: jumpKeys(item.id),
          keywords: wordsOf(item, titles.get(item.id) ?? ''),
          onSelect: () => follow(item),
        })),
      },
      {
        id: 'look',
        heading: t('palette.look'),
        commands: [
          ...(['system', 'light', 'dark', 'light-contrast', 'dark-contrast'] as const)
            .filter((appearance) => appearance !== config.appearance)
            .map((appearance) => ({
              ...setting(`look ${appearance}`, `theme-switch.${appearance}`, { appearance }),
              hint: t('palette.appearance'),
            })),
          ...(['defaults', 'classic', 'transverse', 'columns'] as const)
            .filter((layout) => layout !== config.layout)
            .map((layout) => ({
              ...setting(`layout ${layout}`, `layout-chooser.${layout}`, { layout }),
              hint: t('drawer.layout'),
            })),
          ...(['default', 'medium', 'small', 'mini'] as const)
            .filter((size) => size !== config.globalComponentSize)
            .map((size) => ({
              ...setting(`size ${size}`, `size-switch.${size}`, { globalComponentSize: size }),
              hint: t('palette.size'),
            })),
          ...languages
            .filter((code) => code !== config.currentI18n)
            .map((code) => ({
              id: `language ${code}`,
              label: languageName(code),
              hint: isPartlyTranslated(code) ? t('language.partial') : t('palette.language'),
              keywords: [code],
              onSelect: () => changeThemeConfig({ currentI18n: code }),
            })),
        ],
      },
      {
        id: 'help',
        heading: t('palette.help'),
        commands: [
          { id: 'help shortcuts', label: t('shortcuts'), icon: 'keyboard', shortcut: '?', onSelect: onHelp },
          {
            id: 'help layout',
            label: t('drawer.open'),
            icon: 'settings',
            onSelect: () => changeThemeConfig({ isDrawer: true }),
          },
          ...(userId === undefined
            ? []
            : [{ id: 'lock', label: t('lock'), icon: 'lock' as const, onSelect: () => lockScreen(userId) }]),
        ],
      },
    ]
    return all.filter(({ commands }) => commands.length > 0)
  }, [t, kit, items, tree, follow, config, onHelp, pageCommands, shortcuts, userId])

  const heading = t('palette.forms')
  const sources = useMemo((): CommandSource[] => {
    if (!seesForms) return []
    return [
      {
        id: 'forms',
        heading,
        search: async (name) => {
          const { records } = await queryClient.fetchQuery(formPageQueryOptions({ current: 1, size: 8, name }))
          return records.map((form) => ({
            id: `form ${form.formKey}`,
            label: form.name,
            icon: 'file' as const,
            onSelect: () => void navigate({ to: '/project/form/editor', search: { key: form.formKey } }),
          }))
        },
      },
    ]
  }, [seesForms, heading, queryClient, navigate])

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        if (next) setRecent(recentCommands())
        onOpenChange(next)
      }}
      groups={groups}
      sources={sources}
      recent={recent}
      onChoose={({ id }) => rememberCommand(id)}
    />
  )
}

/**
 * A page is found by its title in the language on screen, in Chinese, with its pinyin initials, in English, and by its
 * address.
 * @param title key of the shell's texts, or what an administrator wrote
 */
const wordsOf = ({ label, href = '' }: NavItem, title: string): string[] => {
  const [chinese, english] = ['zh-cn', 'en'].map((code) => translateIn(code, 'shell', title))
  return [chinese ?? '', pinyinInitials(chinese || label), english ?? '', href]
}

/** Of the shortcuts, those that do something from anywhere; moving in rows needs the row. */
const offered = [
  { start: 'create ', icon: 'plus' },
  { start: 'filter ', icon: 'search' },
  { start: 'tab close', icon: 'x' },
  { start: 'tab refresh', icon: 'refresh' },
] as const
