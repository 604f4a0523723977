// Kinds of files by their lower-case extension, as plugins, pages and the server see them alike.

/** The newer format of a program is meant with the older one: who allows `doc` allows what Word saves today (spec 5). */
const families: Readonly<Record<string, readonly string[]>> = {
  doc: ['docx'],
  xls: ['xlsx'],
  ppt: ['pptx'],
  jpg: ['jpeg'],
}

/** The extensions and those that are meant with them, each once. */
export const withFamilies = <Extension extends string>(extensions: readonly Extension[]): string[] => [
  ...new Set(extensions.flatMap((extension): string[] => [extension, ...(families[extension] ?? [])])),
]

/** The lower-case extension without dot, '' when there is none. */
export const extensionOf = (name: string): string => /\.([0-9A-Za-z]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether every browser can draw it, so that it is shown and not only offered. */
export const isPictureName = (name: string): boolean =>
  ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'].includes(extensionOf(name))
