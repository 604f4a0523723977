import type { FormatContext } from '#sdk'
import type { OfferedChoice } from './quota.ts'

/** How many may still choose an option, or that nobody may; '' where there is nothing to say. */
export const quotaNote = ({ left }: Pick<OfferedChoice, 'left'>, t: FormatContext['t']): string => {
  if (left === undefined) return ''
  return left === 0 ? t('quota.out') : t('quota.left', { number: left })
}
