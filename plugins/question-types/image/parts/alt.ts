import type { Text } from '#sdk'

export const isDescribed = (alt: Text): boolean => Object.values(alt).some((wording) => wording.trim() !== '')
