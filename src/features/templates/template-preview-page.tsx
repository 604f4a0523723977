import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import type { FormDefinition } from '#shared/form/definition'
import type { FormTheme } from '#shared/theme/form-theme'
import { templateQueryOptions, useApplyTemplate } from '#src/api/templates.ts'
import { useFormHost } from '#src/console-host/use-form-host.ts'
import { useFormSession } from '#src/console-host/use-form-session.ts'
import { PreviewHead } from '#src/console-kit/form/preview-head.tsx'
import { ThemedPaper } from '#src/console-kit/form/themed-paper.tsx'
import { useMedia } from '#src/console-kit/look/use-media.ts'
import { templatesPath } from '#src/console-kit/page/paths.ts'
import { mainId, SkipLink } from '#src/console-kit/page/skip-link.tsx'
import { ErrorState, LoadingState } from '#src/console-kit/states/states.tsx'
import { FormView } from '#src/form-view/form-view.tsx'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { translate } from '#src/i18n/init.ts'
import { languageName } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { Allow } from '#src/session/allow.tsx'

/** A template as a form one can try, and the button that makes one's own of it (spec 2, /project/template/preview). */
export const TemplatePreviewPage = ({ templateKey }: { templateKey: string }) => {
  const t = useT('templates')
  const language = useLanguage()
  const navigate = useNavigate()
  const template = useQuery(templateQueryOptions(templateKey, language))
  const apply = useApplyTemplate()
  const device = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const [chosen, setChosen] = useState<string | null>(null)
  const definition = template.data?.definition
  const theme = template.data?.theme
  usePageTitle(template.data?.name ?? '', t('preview'))
  const shown = chosen ?? (definition?.languages.includes(language) ? language : definition?.defaultLanguage)

  return (
    <div className="flex h-dvh flex-col">
      <SkipLink />
      <header className="z-shell flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-hairline border-b bg-paper px-3 py-2">
        <Link
          to={templatesPath}
          className={buttonClass({ variant: 'ghost', iconOnly: true })}
          aria-label={t('back')}
          title={t('back')}
        >
          <Icon name="arrow-left" size={20} />
        </Link>
        <div className="min-w-0 flex-1 basis-48">
          <h1 tabIndex={-1} className="truncate font-semibold text-ink outline-none">
            {template.data?.name ?? t('preview')}
          </h1>
          {template.data && template.data.description !== '' && (
            <p className="truncate text-muted text-sm">{template.data.description}</p>
          )}
        </div>
        {definition && definition.languages.length > 1 && (
          <Select
            id="template-language"
            size="small"
            label={t('language')}
            value={shown}
            onChange={(code) => setChosen(code ?? null)}
            options={definition.languages.map((code) => ({ id: code, label: languageName(code) }))}
          />
        )}
        {definition && (
          <Allow permission="project:form:add">
            <Button
              variant="primary"
              busy={apply.isPending}
              cooldown
              onClick={() =>
                apply.mutate(
                  { templateKey, language: shown ?? language },
                  {
                    onSuccess: ({ formKey }) => void navigate({ to: '/project/form/editor', search: { key: formKey } }),
                  },
                )
              }
            >
              {t('use')}
            </Button>
          </Allow>
        )}
      </header>
      <main id={mainId} tabIndex={-1} className="min-h-0 flex-1 overflow-auto bg-desk outline-none">
        {template.isError && !template.data ? (
          <ErrorState error={template.error} onRetry={() => void template.refetch()} />
        ) : definition && theme && shown ? (
          <ThemedPaper theme={theme} scheme={schemeOf(theme, device)} device="desktop">
            <TriedForm definition={definition} language={shown} theme={theme} />
          </ThemedPaper>
        ) : (
          <LoadingState />
        )}
      </main>
    </div>
  )
}

/** The whole form on one sheet, with its rules at work; nothing is sent anywhere. */
const TriedForm = ({
  definition,
  language,
  theme,
}: {
  definition: FormDefinition
  language: string
  theme: FormTheme
}) => {
  const host = useFormHost({
    contentLanguage: language,
    defaultLanguage: definition.defaultLanguage,
    uploadFile: refuse,
    callAction: refuse,
  })
  const form = useFormSession(definition, host)
  return (
    <>
      <PreviewHead definition={definition} language={language} theme={theme} />
      <FormView
        {...form}
        language={language}
        issues={noIssuesYet}
        idPrefix="template"
        withNumbers={theme.showNumbers}
      />
    </>
  )
}

const noIssuesYet = {}
const refuse = () => Promise.reject(new Error(translate('templates', 'notHere')))
