/** What an author may allow, in groups as the settings show them. The server takes no others, and looks at the content, too. */
export const extensionGroups = {
  office: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf', 'odt', 'ods', 'txt', 'csv', 'md'],
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic', 'tif', 'tiff'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
  video: ['mp4', 'mov', 'webm', 'avi'],
  archives: ['zip', 'rar', '7z', 'gz'],
} as const

export type ExtensionGroup = keyof typeof extensionGroups
export type Extension = (typeof extensionGroups)[ExtensionGroup][number]

export const groups = ['office', 'images', 'audio', 'video', 'archives'] as const satisfies readonly ExtensionGroup[]

export const allExtensions: readonly Extension[] = groups.flatMap(
  (group): readonly Extension[] => extensionGroups[group],
)
