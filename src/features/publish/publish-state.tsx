import { clsx } from 'clsx'
import { useRef } from 'react'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { Icon } from '#ds/icon'
import { toast } from '#ds/toast'
import { formStatus, type OpenedForm } from '#shared/contract/form'
import { useResumeForm, useStopForm } from '#src/api/forms.ts'
import { FormStatus } from '#src/console-kit/form/form-status.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import type { Publishing } from './use-publishing.ts'

/** Where the form stands, in a sentence, and the one thing to do about it. */
export function PublishState({ form, publishing }: { form: OpenedForm; publishing: Publishing }) {
  const t = useT('publish')
  const mayPublish = usePermission('project:form:publish')
  const stop = useStopForm()
  const resume = useResumeForm()
  const { formKey, status, hasUnpublishedChanges, publishedVersion } = form
  const isDraft = status === formStatus.draft
  // The button that was pressed gives way to another one: the focus goes to the sentence that says what holds now.
  const sentence = useRef<HTMLParagraphElement>(null)
  const done = (text: string) => {
    sentence.current?.focus()
    toast.success(text)
  }
  const publishNow = () => publishing.publish(() => done(t('done.published')))

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 font-semibold text-lg">
            <FormStatus status={status} />
            {publishedVersion !== null && (
              <span className="font-normal text-base text-muted">{t('version', { version: publishedVersion })}</span>
            )}
          </div>
          <p
            ref={sentence}
            tabIndex={-1}
            className={clsx('mt-1', form.closed === null ? 'text-muted' : 'text-warning-text')}
          >
            {t(sentenceOf(form))}
          </p>
          {!isDraft && hasUnpublishedChanges && <p className="mt-1 text-warning-text">{t('unpublishedChanges')}</p>}
        </div>
        {mayPublish && (
          <div className="flex flex-wrap gap-2">
            {status === formStatus.collecting && (
              <Button
                iconStart={<Icon name="pause" />}
                busy={stop.isPending}
                cooldown
                onClick={() => stop.mutate(formKey, { onSuccess: () => done(t('done.stopped')) })}
              >
                {t('stop')}
              </Button>
            )}
            {status === formStatus.stopped && (
              <Button
                variant={hasUnpublishedChanges ? 'secondary' : 'primary'}
                iconStart={<Icon name="play" />}
                busy={resume.isPending}
                cooldown
                onClick={() => resume.mutate(formKey, { onSuccess: () => done(t('done.resumed')) })}
              >
                {t('resume')}
              </Button>
            )}
            {(isDraft || hasUnpublishedChanges) && (
              <Button
                variant="primary"
                iconStart={<Icon name="send" />}
                busy={publishing.isPublishing}
                cooldown
                onClick={publishNow}
              >
                {isDraft ? t('publish') : t('publishChanges')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

const sentenceOf = ({ status, closed }: OpenedForm): string => {
  if (status === formStatus.collecting) return closed === null ? 'state.collecting' : `state.closed.${closed}`
  return status === formStatus.stopped ? 'state.stopped' : 'state.draft'
}
