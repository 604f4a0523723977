import { DateRangePicker } from '#ds/date-range-picker'
import { SearchInput } from '#ds/search-input'
import { Select } from '#ds/select'
import { useLanguage, useT } from '#sdk/page'
import type { UserSearch } from './user-search.ts'

/** Typing replaces the history entry, choosing adds one: Back undoes a choice. */
export function UserFilters({
  search,
  onChange,
}: {
  search: UserSearch
  onChange: (change: Partial<UserSearch>, options?: { replace?: boolean }) => void
}) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <SearchInput
        value={search.name}
        onChange={(name) => onChange({ name }, { replace: true })}
        label={t('filter.name')}
        placeholder={t('filter.name')}
        clearLabel={t('filter.clear')}
        className="w-full sm:w-48"
      />
      <SearchInput
        value={search.phone}
        onChange={(phone) => onChange({ phone }, { replace: true })}
        label={t('field.phone')}
        placeholder={t('field.phone')}
        clearLabel={t('filter.clear')}
        className="w-full sm:w-36"
      />
      <Select
        label={t('field.status')}
        value={search.status === '' ? undefined : search.status}
        placeholder={t('filter.anyStatus')}
        options={[
          { id: 'active', label: t('status.active') },
          { id: 'disabled', label: t('status.disabled') },
        ]}
        onChange={(status) => onChange({ status: status === 'active' || status === 'disabled' ? status : '' })}
        className="w-full sm:w-36"
      />
      <DateRangePicker
        label={t('filter.created')}
        locale={language}
        value={{ start: search.begin || undefined, end: search.end || undefined }}
        onChange={({ start, end }) => onChange({ begin: start ?? '', end: end ?? '' })}
        className="w-full sm:w-68"
      />
    </>
  )
}
