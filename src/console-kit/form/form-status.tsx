import { Badge } from '#ds/badge'
import { formStatus } from '#shared/contract/form'
import { useT } from '#src/i18n/use-t.ts'

/** A form's state as dot and word. */
export function FormStatus({ status }: { status: number }) {
  const t = useT('common')
  const { tone, key } = looks.get(status) ?? { tone: 'neutral', key: 'form.status.draft' }
  return (
    <Badge plain dot tone={tone}>
      {t(key)}
    </Badge>
  )
}

const looks = new Map<number, { tone: 'neutral' | 'success' | 'warning'; key: string }>([
  [formStatus.draft, { tone: 'neutral', key: 'form.status.draft' }],
  [formStatus.collecting, { tone: 'success', key: 'form.status.collecting' }],
  [formStatus.stopped, { tone: 'warning', key: 'form.status.stopped' }],
])
