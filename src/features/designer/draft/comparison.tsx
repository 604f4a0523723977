import type { FormDefinition } from '#shared/form/definition'
import { FormDifferences } from '#src/console-kit/form/form-differences.tsx'
import { useT } from '#src/i18n/use-t.ts'

/** What differs between mine and what somebody else saved meanwhile. */
export const Comparison = ({ mine, theirs }: { mine: FormDefinition; theirs: FormDefinition }) => {
  const t = useT('designer')
  return <FormDifferences side="mine" before={theirs} after={mine} none={t('compare.none')} />
}
