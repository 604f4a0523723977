// Where the parts of the shell stand (spec 2 "Layouts"; ux.md 1.1). One table for four layouts: the frame reads the
// arrangement and knows no layout by name.
import type { ThemeConfig } from '#src/state/theme-config.schema.ts'

export type Layout = ThemeConfig['layout']

/** Heights and widths of the shell, in px (ux.md 1.1). */
export const measures = { header: 50, tags: 34, rail: 70, side: 220, sideFolded: 64 } as const

interface LayoutRow {
  /** The header spans the window, or only what is right of the menus. */
  readonly header: 'window' | 'column'
  /** Where the first level of the menu is; the levels below are in the side menu, or drop down from the header. */
  readonly firstLevel: 'side' | 'header' | 'rail'
  readonly logo: 'side' | 'header'
  readonly canShowBreadcrumb: boolean
  /** A folded side menu keeps its icons; children of a rail item need no second row of icons. */
  readonly foldedWidth: number | null
  /** What is drawn light on dark, so that each layout is known at a glance. */
  readonly inverse: 'side' | 'header' | 'rail' | null
}

const rows: Record<Layout, LayoutRow> = {
  defaults: {
    header: 'column',
    firstLevel: 'side',
    logo: 'side',
    canShowBreadcrumb: true,
    foldedWidth: measures.sideFolded,
    inverse: 'side',
  },
  classic: {
    header: 'window',
    firstLevel: 'side',
    logo: 'header',
    canShowBreadcrumb: false,
    foldedWidth: measures.sideFolded,
    inverse: null,
  },
  transverse: {
    header: 'window',
    firstLevel: 'header',
    logo: 'header',
    canShowBreadcrumb: false,
    foldedWidth: null,
    inverse: 'header',
  },
  columns: {
    header: 'column',
    firstLevel: 'rail',
    logo: 'side',
    canShowBreadcrumb: true,
    foldedWidth: 0,
    inverse: 'rail',
  },
}

export interface Arrangement {
  /** The one on screen; below 1000 px `defaults`, whatever was chosen (spec 2). */
  readonly layout: Layout
  readonly header: 'window' | 'column'
  readonly firstLevel: 'side' | 'header' | 'rail'
  /** Null when it is switched off. */
  readonly logo: 'side' | 'header' | null
  readonly hasBreadcrumb: boolean
  /** Null where there is no side menu beside the page. */
  readonly side: { readonly width: number; readonly isFolded: boolean; readonly shows: 'menu' | 'children' } | null
  /** The menu comes over the page when asked for. */
  readonly isOffCanvas: boolean
  readonly inverse: 'side' | 'header' | 'rail' | null
  readonly isHeaderFixed: boolean
  readonly hasTags: boolean
  readonly hasFooter: boolean
}

/**
 * @param isNarrow the window is below 1000 px
 * @param children how many pages the chosen first-level entry has: a column with one page in it would stand empty
 */
export const arrangementOf = (config: ThemeConfig, isNarrow: boolean, children: number): Arrangement => {
  const layout = isNarrow ? 'defaults' : config.layout
  const row = rows[layout]
  const isFolded = config.isCollapse || (row.firstLevel === 'rail' && children <= 1)
  const hasSide = !isNarrow && row.foldedWidth !== null
  return {
    layout,
    header: row.header,
    firstLevel: row.firstLevel,
    logo: config.isShowLogo ? (isNarrow ? 'header' : row.logo) : null,
    hasBreadcrumb: config.isBreadcrumb && row.canShowBreadcrumb,
    side: hasSide
      ? {
          width: isFolded ? (row.foldedWidth ?? 0) : measures.side,
          isFolded,
          shows: row.firstLevel === 'rail' ? 'children' : 'menu',
        }
      : null,
    isOffCanvas: isNarrow,
    inverse: isNarrow ? null : row.inverse,
    isHeaderFixed: config.isFixedHeader,
    hasTags: config.isTagsview,
    hasFooter: config.isFooter,
  }
}

/** What a layout cannot do is shown disabled in the drawer (spec 2; ux.md 1.2). */
export const isUnavailable = (setting: keyof ThemeConfig, layout: Layout): boolean => {
  const row = rows[layout]
  if (setting === 'isBreadcrumb') return !row.canShowBreadcrumb
  if (setting === 'isCollapse' || setting === 'isUniqueOpened') return row.foldedWidth === null
  if (setting === 'columnsAsideStyle' || setting === 'columnsAsideLayout') return row.firstLevel !== 'rail'
  return false
}
