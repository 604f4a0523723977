// What the layout drawer offers, as data (spec 2 "Layout drawer"): twelve toggles and four selects in their order.
import type { ThemeConfig } from '#src/state/theme-config.schema.ts'

type KeysOf<Kind> = { [Key in keyof ThemeConfig]: ThemeConfig[Key] extends Kind ? Key : never }[keyof ThemeConfig]
export type Toggle = Exclude<KeysOf<boolean>, 'isDrawer'>

/** Text keys: `drawer.group.<id>`, `drawer.<toggle>`. */
export const toggleGroups: readonly { readonly id: string; readonly toggles: readonly Toggle[] }[] = [
  { id: 'menu', toggles: ['isCollapse', 'isUniqueOpened'] },
  { id: 'page', toggles: ['isFixedHeader', 'isShowLogo', 'isBreadcrumb', 'isBreadcrumbIcon', 'isFooter'] },
  { id: 'tags', toggles: ['isTagsview', 'isTagsviewIcon', 'isCacheTagsView'] },
  { id: 'colours', toggles: ['isGrayscale', 'isInvert'] },
]

/** Text keys: `drawer.<key>` and `drawer.<key>.<value>`. */
export const choices = [
  { key: 'tagsStyle', values: ['tags-style-one'] },
  { key: 'animation', values: ['slide-right', 'slide-left', 'opacitys'] },
  { key: 'columnsAsideStyle', values: ['columns-round', 'columns-card'] },
  { key: 'columnsAsideLayout', values: ['columns-horizontal', 'columns-vertical'] },
] as const satisfies readonly { key: keyof ThemeConfig; values: readonly string[] }[]
