import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type Command, type CommandGroup, CommandPalette, type CommandSource } from '#ds/command-palette'
import { formPageQueryOptions } from '#src/api/forms.ts'
import { translateIn } from '#src/i18n/init.ts'
import { isPartlyTranslated, languageName, languages } from '#src/i18n/languages.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { changeThemeConfig, useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { type NavItem, pagesBelow } from './pages-below.ts'
import { pinyinInitials } from './pinyin-initials.ts'
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
  // Read when it opens; what is chosen now counts from the next time.
  const [recent, setRecent] = useState(recentCommands)

  const groups = useMemo((): CommandGroup[] => {
    const setting = (id: string, key: string, change: Parameters<typeof changeThemeConfig>[0]): Command => ({
      id,
      label: kit(key),
      keywords: [pinyinInitials(translateIn('zh-cn', 'kit', key)), translateIn('en', 'kit', key)],
      onSelect: () => changeThemeConfig(change),
    })
    return [
      {
        id: 'pages',
        heading: t('palette.pages'),
        commands: pagesBelow(items).map(({ item, above }) => ({
          id: `page ${item.id}`,
          label: item.label,
          ...(item.icon && { icon: item.icon }),
          ...(above && { hint: above.label }),
          keywords: wordsOf(item),
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
        ],
      },
    ]
  }, [t, kit, items, follow, config, onHelp])

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

/** A page is found by its title in the language on screen, in Chinese by pinyin initials too, and by its address. */
const wordsOf = ({ label, href = '' }: NavItem): string[] => [pinyinInitials(label), href]
