import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Checkbox } from '#ds/checkbox'
import { Icon } from '#ds/icon'
import { Skeleton } from '#ds/skeleton'
import { type Finding, formStatus, type OpenedForm } from '#shared/contract/form'
import type { FormDefinition } from '#shared/form/definition'
import { versionQueryOptions } from '#src/api/forms.ts'
import { FormDifferences } from '#src/console-kit/form/form-differences.tsx'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { FindingsNotice } from './findings-notice.tsx'
import { ShareCard } from './share-card.tsx'
import { type LostAnswers, useLosses } from './use-losses.ts'
import { usePublishing } from './use-publishing.ts'

export interface DraftToPublish {
  readonly definition: FormDefinition
  /** What is doubtful or wrong with it. */
  readonly findings: readonly Finding[]
  /** Saves what is not saved yet; false when that was not possible. */
  readonly onSave: () => Promise<boolean>
}

/** What publishing changes and what of it loses something, what is still to be done, one button; then how to share the form. */
export function PublishSheet({ form, draft }: { form: OpenedForm; draft: DraftToPublish }) {
  const t = useT('publish')
  const [isDone, setDone] = useState(false)
  const { publish, isPublishing, refusedFor } = usePublishing(form.formKey, draft.onSave)
  const done = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])

  if (isDone)
    return (
      <div className="flex flex-col gap-4">
        <p ref={done} tabIndex={-1} className="flex items-center gap-2 font-medium text-lg text-success-text">
          <Icon name="check" />
          {t('done.published')}
        </p>
        <ShareCard form={form} />
      </div>
    )

  const findings = refusedFor ?? draft.findings
  const isStopped = findings.some(({ severity }) => severity === 'error')
  const buttonOf = (isHeld: boolean) => (
    <Button
      variant="primary"
      iconStart={<Icon name="send" />}
      disabled={isHeld || isStopped}
      busy={isPublishing}
      cooldown
      onClick={() => publish(() => setDone(true))}
    >
      {form.status === formStatus.draft ? t('publish') : t('publishChanges')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      {findings.length > 0 && (
        <FindingsNotice formKey={form.formKey} findings={findings} isRefused={refusedFor !== null} />
      )}
      {form.publishedVersion === null ? (
        <>
          <p className="text-muted">{t('state.draft')}</p>
          <div>{buttonOf(false)}</div>
        </>
      ) : (
        <SinceLive form={form} version={form.publishedVersion} draft={draft.definition}>
          {buttonOf}
        </SinceLive>
      )}
    </div>
  )
}

/** What is another than in the version that respondents see; where that loses something, whoever publishes says so first. */
function SinceLive({
  form,
  version,
  draft,
  children,
}: {
  form: OpenedForm
  version: number
  draft: FormDefinition
  children: (isHeld: boolean) => ReactNode
}) {
  const t = useT('publish')
  const live = useQuery(versionQueryOptions(form.formKey, version))
  if (live.isPending) return <Skeleton className="h-24" />
  if (!live.data) return <ErrorState error={live.error} onRetry={() => void live.refetch()} />
  return (
    <>
      <section>
        <h3 className="mb-1 font-semibold text-ink">{t('changes.title', { version })}</h3>
        <FormDifferences before={live.data} after={draft} none={t('changes.none')} />
      </section>
      <Losses form={form} live={live.data} draft={draft}>
        {children}
      </Losses>
    </>
  )
}

function Losses({
  form,
  live,
  draft,
  children,
}: {
  form: OpenedForm
  live: FormDefinition
  draft: FormDefinition
  children: (isHeld: boolean) => ReactNode
}) {
  const t = useT('publish')
  const losses = useLosses(form, live, draft)
  const [accepted, setAccepted] = useState<string | null>(null)
  // What was accepted are these losses and no others.
  const key = (losses ?? []).map(({ id }) => id).join()
  const isAsked = losses !== undefined && losses.length > 0
  return (
    <>
      {isAsked && (
        <Callout tone="warning" title={t('losses.title')}>
          <ul className="mb-3 flex list-disc flex-col gap-1 ps-5 text-ink">
            {losses.map((loss) => (
              <li key={loss.id} className="wrap-anywhere">
                {lossText(loss, t)}
              </li>
            ))}
          </ul>
          <Checkbox
            checked={accepted === key}
            onChange={(checked) => setAccepted(checked ? key : null)}
            label={t('losses.accept')}
          />
        </Callout>
      )}
      <div>{children(losses === undefined || (isAsked && accepted !== key))}</div>
    </>
  )
}

const lossText = ({ question, option, count }: LostAnswers, t: ReturnType<typeof useT>): string =>
  option === undefined ? t('losses.question', { question, count }) : t('losses.option', { question, option, count })
