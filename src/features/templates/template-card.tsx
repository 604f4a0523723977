import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu, type MenuEntry } from '#ds/menu'
import { Tag } from '#ds/tag'
import type { TemplateRow } from '#shared/contract/template'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'
import { TemplateCover } from './template-cover.tsx'

/** One template of the gallery: what it looks like, what it is good for, and the two things to do with it. */
export const TemplateCard = ({
  template,
  category,
  actions,
  busy,
  onUse,
}: {
  template: TemplateRow
  /** '' when the category is gone from the dictionary. */
  category: string
  /** What the person may do to it beyond using it. */
  actions: readonly MenuEntry[]
  busy: boolean
  onUse: () => void
}) => {
  const t = useT('templates')
  const { templateKey, name, description, questionCount, useCount, isPublic, isBuiltin, isMine, ownerName } = template
  return (
    <article
      aria-label={name}
      className="flex flex-col rounded-lg border border-hairline bg-paper transition-shadow hover:shadow-menu"
    >
      <TemplateCover template={template} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 flex-1 break-words font-semibold text-base text-ink">
            <Link
              to="/project/template/preview"
              search={{ key: templateKey }}
              className="rounded-sm hover:text-accent-text"
            >
              {name}
            </Link>
          </h2>
          {actions.length > 0 && (
            <Menu
              align="end"
              trigger={
                <Button variant="ghost" size="small" iconOnly aria-label={t('actions', { name })}>
                  <Icon name="more" />
                </Button>
              }
              items={actions}
            />
          )}
        </div>
        {description !== '' && <p className="line-clamp-2 text-muted text-sm">{description}</p>}
        <div className="flex flex-wrap items-center gap-2">
          {category !== '' && <Tag text={category} />}
          {isMine && <Tag tone="accent" text={isPublic ? t('mine.shared') : t('mine.private')} />}
          {!isBuiltin && !isMine && <Tag text={ownerName} />}
        </div>
        <p className="text-muted text-sm tabular-nums">
          {t('questions', { count: questionCount })}
          {useCount > 0 && ` · ${t('uses', { count: useCount })}`}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Allow permission="project:form:add">
            <Button
              variant="primary"
              size="small"
              busy={busy}
              cooldown
              onClick={onUse}
              aria-label={t('use.of', { name })}
            >
              {t('use')}
            </Button>
          </Allow>
          <Link
            to="/project/template/preview"
            search={{ key: templateKey }}
            className={buttonClass({ size: 'small' })}
            aria-label={t('preview.of', { name })}
          >
            {t('preview')}
          </Link>
        </div>
      </div>
    </article>
  )
}
