import { Pagination } from '#ds/pagination'

/** Pages of a list, as the foot of its card. */
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
  return (
    <Pagination
      page={page}
      size={size}
      total={total}
      onChange={onChange}
      className="border-hairline border-t px-6 py-3"
    />
  )
}
