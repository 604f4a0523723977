import { Link } from '@tanstack/react-router'
import { Card } from '#ds/card'
import type { FormRow } from '#shared/contract/form'
import { FormStatus } from '#src/console-kit/form/form-status.tsx'
import { useFormHome } from '#src/console-kit/form/form-tabs.ts'
import { formsPath } from '#src/console-kit/page/paths.ts'
import { RelativeTime } from '#src/console-kit/time.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'

/** The forms changed last, each with the way into it and to its answers. */
export function RecentForms({ forms }: { forms: readonly FormRow[] }) {
  const t = useT('dashboard')
  const { number } = useFormat()
  const home = useFormHome()
  const mayReadData = usePermission('project:data:list')
  return (
    <Card
      title={t('recent.title')}
      actions={
        <Link to={formsPath} className="font-medium text-accent-text text-sm hover:underline">
          {t('recent.all')}
        </Link>
      }
    >
      <ul>
        {forms.map((form) => (
          <li
            key={form.formKey}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-b py-3 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <Link
                to={home}
                search={{ key: form.formKey }}
                className="line-clamp-2 break-words font-medium text-ink no-underline hover:text-accent-text hover:underline"
              >
                {form.name}
              </Link>
              <div className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
                <FormStatus status={form.status} />
                <RelativeTime value={form.updateTime} />
              </div>
            </div>
            <span className="text-muted text-sm tabular-nums max-sm:basis-full">
              {mayReadData ? (
                <Link
                  to="/project/form/data"
                  search={{ key: form.formKey }}
                  className="hover:text-accent-text hover:underline"
                >
                  {t('recent.answers', { count: form.answerCount, number: number(form.answerCount) })}
                </Link>
              ) : (
                t('recent.answers', { count: form.answerCount, number: number(form.answerCount) })
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
