import { useT } from '#src/i18n/use-t.ts'
import type { SectionProps } from './section-props.ts'

/** What is wrong with a field, as a field of the kit wants it. */
export const useProblem = (problemOf: SectionProps['problemOf']): ((field: string) => string[] | undefined) => {
  const t = useT('setting')
  return (field) => {
    const key = problemOf(field)
    return key === undefined ? undefined : [t(key)]
  }
}
