import { Button } from '#ds/button'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { formStatus } from '#shared/contract/form'
import { useT } from '#src/i18n/use-t.ts'

/** What the list is narrowed by. Typing replaces the history entry, choosing adds one: Back undoes a choice. */
export function FormsFilter({
  name,
  status,
  onChange,
  onClear,
}: {
  name: string
  status: number
  onChange: (change: { name?: string; status?: number; page: number }, options?: { replace?: boolean }) => void
  onClear: () => void
}) {
  const t = useT('forms')
  const common = useT('common')
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchInput
        value={name}
        onChange={(next) => onChange({ name: next, page: 1 }, { replace: true })}
        label={t('filter.name')}
        placeholder={t('filter.name')}
        className="w-full sm:w-72"
      />
      <SegmentedControl
        label={t('filter.status')}
        // On the desk the control's own ground would not be seen; its edge is, in every theme.
        className="ring-1 ring-hairline"
        value={String(status)}
        onChange={(next) => onChange({ status: Number(next), page: 1 })}
        options={[
          { id: '0', label: t('filter.anyStatus') },
          { id: String(formStatus.draft), label: common('form.status.draft') },
          { id: String(formStatus.collecting), label: common('form.status.collecting') },
          { id: String(formStatus.stopped), label: common('form.status.stopped') },
        ]}
      />
      {(name !== '' || status > 0) && (
        <Button variant="ghost" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  )
}
