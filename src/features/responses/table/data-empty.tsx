import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'

/** Instead of rows: nothing was found, or nobody has answered yet. */
export const DataEmpty = ({
  formKey,
  isFiltered,
  onClear,
}: {
  formKey: string
  isFiltered: boolean
  /** Of the filters. */
  onClear: () => void
}) => {
  const t = useT('data')
  if (isFiltered)
    return (
      <EmptyState
        illustration="search"
        title={t('noResult')}
        description={t('noResultHint')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    )
  return (
    <EmptyState
      title={t('empty')}
      description={t('emptyHint')}
      illustration="inbox"
      action={
        <Allow permission="project:form:publish">
          <Link to="/project/form/publish" search={{ key: formKey }} className={buttonClass({ variant: 'primary' })}>
            {t('emptyAction')}
          </Link>
        </Allow>
      }
    />
  )
}
