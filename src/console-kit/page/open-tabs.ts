// The list of open pages behind the tags view (ux.md 1.3), as plain data: every change is a function of the list.

/** One open page. Two records of one screen are two tabs: the id is the path with its parameters (ux.md 1.5). */
export interface OpenTab {
  /** The path. */
  readonly id: string
  /** Where it was last: path and search. */
  readonly href: string
  /** Cannot be closed, stands first. */
  readonly isFixed: boolean
  /** A name the page gave itself, of its record; '' before. */
  readonly title: string
  /** Counts up on refresh: the page is mounted anew. */
  readonly round: number
  /** When it was last looked at, as a running number: the longest unseen page goes first. 0: not yet, so not mounted. */
  readonly seen: number
}

export type OpenTabs = readonly OpenTab[]

/** More are not kept: each holds a mounted page (ux.md 1.5, "calm"). */
export const mostTabs = 20

/** The page looked at now: added at the end, or moved to where it was. The longest unseen one makes room. */
export const visited = (tabs: OpenTabs, page: { id: string; href: string; isFixed: boolean }): OpenTabs => {
  const seen = Math.max(0, ...tabs.map((tab) => tab.seen)) + 1
  if (tabs.some(({ id }) => id === page.id))
    return tabs.map((tab) => (tab.id === page.id ? { ...tab, href: page.href, seen } : tab))
  const fixedFirst = [...tabs, { ...page, title: '', round: 0, seen }].toSorted(
    (a, b) => Number(b.isFixed) - Number(a.isFixed),
  )
  if (fixedFirst.length <= mostTabs) return fixedFirst
  const leaving = fixedFirst
    .filter((tab) => !tab.isFixed && tab.id !== page.id)
    .reduce<OpenTab | undefined>((oldest, tab) => (oldest && oldest.seen <= tab.seen ? oldest : tab), undefined)
  return fixedFirst.filter((tab) => tab !== leaving)
}

/** The tab that is always there, before anybody has looked at it. */
export const withFixed = (tabs: OpenTabs, path: string): OpenTabs =>
  tabs.some(({ id }) => id === path)
    ? tabs
    : [{ id: path, href: path, isFixed: true, title: '', round: 0, seen: 0 }, ...tabs]

/** Closes; which ones and what is shown next is the strip's business (#ds/tags-view). Fixed ones stay. */
export const without = (tabs: OpenTabs, ids: readonly string[]): OpenTabs =>
  tabs.filter(({ id, isFixed }) => isFixed || !ids.includes(id))

/** The order somebody gave the tabs; fixed ones stay first, and none is lost or doubled by an order that is out of date. */
export const ordered = (tabs: OpenTabs, ids: readonly string[]): OpenTabs => {
  const place = ({ id, isFixed }: OpenTab): number => {
    const at = ids.indexOf(id)
    return isFixed ? -1 : at < 0 ? ids.length : at
  }
  return tabs.toSorted((a, b) => place(a) - place(b))
}

/** Mounted anew: state and scroll start over. */
export const refreshed = (tabs: OpenTabs, id: string): OpenTabs =>
  tabs.map((tab) => (tab.id === id ? { ...tab, round: tab.round + 1 } : tab))

/** What a page in the background made of its own address. */
export const readdressed = (tabs: OpenTabs, id: string, next: (href: string) => string): OpenTabs =>
  tabs.map((tab) => (tab.id === id ? { ...tab, href: next(tab.href) } : tab))

export const titled = (tabs: OpenTabs, id: string, title: string): OpenTabs =>
  tabs.some((tab) => tab.id === id && tab.title !== title)
    ? tabs.map((tab) => (tab.id === id ? { ...tab, title } : tab))
    : tabs
