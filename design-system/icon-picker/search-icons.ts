import type { IconName } from '../icon/index.tsx'

/**
 * Icons whose name or keywords hold every word of the query, best first: names that start with it, then names, then
 * keywords. The order within a rank is that of `icons`.
 */
export function searchIcons(
  icons: readonly IconName[],
  query: string,
  keywords: Partial<Record<IconName, readonly string[]>> = {},
): IconName[] {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...icons]
  const found: { name: IconName; rank: number }[] = []
  for (const name of icons) {
    const aliases = [...(aliasesOf[name] ?? []), ...(keywords[name] ?? [])].join(' ').toLowerCase()
    if (!words.every((word) => name.includes(word) || aliases.includes(word))) continue
    const first = words[0] ?? ''
    found.push({ name, rank: name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2 })
  }
  return found.sort((a, b) => a.rank - b.rank).map((each) => each.name)
}

/** English words people look for; other languages hand theirs in. */
const aliasesOf: Partial<Record<IconName, readonly string[]>> = {
  alert: ['warning', 'danger', 'error', 'triangle'],
  archive: ['box', 'store'],
  'bar-chart': ['statistics', 'report', 'analytics', 'graph'],
  bell: ['notification', 'alarm', 'reminder'],
  calendar: ['date', 'day', 'schedule'],
  check: ['done', 'ok', 'tick', 'yes'],
  'check-square': ['checkbox', 'todo', 'task'],
  'circle-dot': ['radio', 'choice'],
  clock: ['time', 'hour', 'history'],
  columns: ['layout'],
  copy: ['duplicate', 'clone'],
  download: ['export', 'save'],
  external: ['open', 'new window'],
  eye: ['view', 'show', 'visible', 'preview'],
  'eye-off': ['hide', 'hidden', 'invisible'],
  file: ['document', 'page', 'form'],
  filter: ['funnel'],
  folder: ['directory', 'project'],
  grid: ['apps', 'dashboard', 'tiles'],
  grip: ['drag', 'handle', 'move'],
  hash: ['number'],
  heart: ['like', 'favourite', 'love'],
  home: ['house', 'start'],
  image: ['picture', 'photo'],
  languages: ['translate', 'i18n'],
  layers: ['stack', 'sheets'],
  link: ['url', 'chain'],
  lock: ['password', 'secure', 'private'],
  'log-out': ['exit', 'leave', 'sign out'],
  mail: ['email', 'message', 'letter'],
  monitor: ['screen', 'desktop', 'server'],
  more: ['dots', 'ellipsis'],
  palette: ['theme', 'colour', 'color'],
  pencil: ['edit', 'write'],
  phone: ['call', 'telephone', 'mobile'],
  play: ['start', 'run', 'video'],
  plus: ['add', 'new'],
  refresh: ['reload', 'sync'],
  search: ['find', 'magnifier'],
  send: ['submit', 'publish', 'paper plane'],
  settings: ['gear', 'cog', 'preferences', 'system'],
  shield: ['security', 'permission', 'role'],
  smartphone: ['mobile', 'phone'],
  star: ['rating', 'favourite'],
  sun: ['light', 'day'],
  moon: ['dark', 'night'],
  table: ['data', 'grid', 'dictionary'],
  trash: ['delete', 'remove', 'bin'],
  type: ['font', 'text'],
  upload: ['import'],
  user: ['person', 'account', 'profile'],
  users: ['people', 'team', 'group', 'department'],
  workflow: ['process', 'flow', 'approval'],
  x: ['close', 'cancel', 'clear'],
}
