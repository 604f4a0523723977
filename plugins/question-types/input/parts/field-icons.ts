/** What may stand in a field beside its words: names of the design system's set, drawn from `field-icons.svg`. */
export const fieldIcons = [
  'user',
  'users',
  'phone',
  'smartphone',
  'mail',
  'home',
  'pin',
  'link',
  'search',
  'calendar',
  'clock',
  'lock',
  'hash',
  'file',
  'star',
  'heart',
] as const

export type FieldIcon = (typeof fieldIcons)[number]
