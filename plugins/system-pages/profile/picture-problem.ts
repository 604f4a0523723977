const maxBytes = 5 * 1024 * 1024
const types = ['image/png', 'image/jpeg']

/** What keeps a file from being a picture of a person (spec 5: png and jpeg, 5 MB); null when nothing does. */
export const problemOf = (file: { type: string; size: number }): 'type' | 'size' | null => {
  if (!types.includes(file.type)) return 'type'
  return file.size > maxBytes ? 'size' : null
}
