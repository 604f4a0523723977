import { Pagination } from '#ds/pagination'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'

/** Pages of a list, in the language on screen. */
export function Pager({
  page,
  size,
  total,
  onChange,
}: {
  page: number
  size: number
  total: number
  onChange: (next: { page: number; size: number }) => void
}) {
  const t = useT('common')
  const { number } = useFormat()
  return (
    <Pagination
      page={page}
      size={size}
      total={total}
      onChange={onChange}
      className="border-hairline border-t px-6 py-3"
      labels={{
        navigation: t('pager.navigation'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        total: (count) => t('pager.total', { count, number: number(count) }),
        page: (each) => t('pager.page', { page: each }),
        size: t('pager.size'),
        perPage: (each) => t('pager.perPage', { size: each }),
      }}
    />
  )
}
