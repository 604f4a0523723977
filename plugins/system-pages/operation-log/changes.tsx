import { DescriptionList } from '#ds/description-list'
import { Icon } from '#ds/icon'
import { useT } from '#sdk/page'
import type { LogEntryDetail } from '#shared/contract/operation-log'

/** What an edit changed: each field as it was and as it is. */
export function Changes({ changes }: { changes: LogEntryDetail['changes'] }) {
  const t = useT()
  return (
    <DescriptionList
      columns={1}
      items={changes.map(({ field, label, before, after, isHidden }) => ({
        id: field,
        term: label,
        detail: isHidden ? (
          <span className="text-muted">{t('change.hidden')}</span>
        ) : (
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            {before === '' ? (
              <span className="text-muted">{t('change.nothing')}</span>
            ) : (
              <del className="wrap-break-word min-w-0 text-muted">
                <bdi>{before}</bdi>
              </del>
            )}
            <Icon name="arrow-right" size={16} className="shrink-0 self-center text-muted rtl:rotate-180" />
            {after === '' ? (
              <span className="text-muted">{t('change.nothing')}</span>
            ) : (
              <ins className="wrap-break-word min-w-0 no-underline">
                <bdi>{after}</bdi>
              </ins>
            )}
          </span>
        ),
      }))}
    />
  )
}
