import { useId, useMemo } from 'react'
import { Combobox } from '#ds/combobox'
import { type Paging, pagesBy } from '#shared/form/paging'
import { useT } from '#src/i18n/use-t.ts'
import { useNumberedName } from '../logic/use-rule-fields.ts'
import { onceFocusIsBack } from './once-focus-is-back.ts'
import type { PreviewSession } from './use-preview-session.ts'

/** With which question the form is tried, found by its name or its page. */
export const StartSelect = ({
  form: { compiled },
  paging,
  value,
  onChange,
}: {
  form: PreviewSession
  paging: Paging
  /** Null: from the beginning. */
  value: string | null
  onChange: (id: string | null) => void
}) => {
  const t = useT('designer')
  const labelId = useId()
  const nameOf = useNumberedName()
  const options = useMemo(() => {
    const pages = pagesBy(paging, compiled)
    const hasPages = paging === 'breaks' && pages.length > 1
    return pages.flatMap(({ number, sections }) =>
      sections
        .flatMap(({ questions }) => questions)
        .filter(({ id, byLink }) => compiled.question(id)?.traits.collects && !byLink)
        .map((question) => ({
          id: question.id,
          label: nameOf(question),
          ...(hasPages && { description: t('preview.page', { number, total: pages.length }) }),
        })),
    )
  }, [compiled, paging, nameOf, t])
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:basis-full">
      <span id={labelId} className="shrink-0 text-muted text-sm">
        {t('preview.start')}
      </span>
      <Combobox
        size="small"
        labelledBy={labelId}
        className="w-56 min-w-0 max-sm:flex-1"
        options={[{ id: fromBeginning, label: t('preview.start.beginning') }, ...options]}
        value={[options.some(({ id }) => id === value) && value !== null ? value : fromBeginning]}
        onChange={([id]) => onceFocusIsBack(() => onChange(id === undefined || id === fromBeginning ? null : id))}
      />
    </div>
  )
}

/** No question is called so. */
const fromBeginning = ''
