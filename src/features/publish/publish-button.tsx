import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '#ds/button'
import { Drawer } from '#ds/drawer'
import { Icon } from '#ds/icon'
import { formStatus } from '#shared/contract/form'
import { formQueryOptions } from '#src/api/forms.ts'
import { FormEnd } from '#src/console-kit/form/form-places.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { type DraftToPublish, PublishSheet } from './publish-sheet.tsx'
import { ShareCard } from './share-card.tsx'

/** On every tab of a form: publishes what has changed, beside a list of it, and shares what is published. */
export function PublishButton({
  formKey,
  withDraft,
}: {
  formKey: string
  /** Opens the draft of the form for what is drawn inside. */
  withDraft: (children: (draft: DraftToPublish) => ReactNode) => ReactNode
}) {
  const t = useT('publish')
  const form = useQuery(formQueryOptions(formKey)).data
  const mayPublish = usePermission('project:form:publish')
  const [isOpen, setOpen] = useState(false)
  // What is open stays what it is, though publishing has changed the form meanwhile.
  const [isSharing, setSharing] = useState(false)
  // The page for publishing says all of it itself.
  const isOnPage = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation?.pathname === '/project/form/publish',
  })
  if (!form || !mayPublish || (isOnPage && !isOpen)) return null
  const isDraft = form.status === formStatus.draft
  const isNews = isDraft || form.hasUnpublishedChanges
  const label = t(isDraft ? 'button.publish' : isNews ? 'button.changes' : 'button.share')
  return (
    <FormEnd>
      <Button
        variant={isNews ? 'primary' : 'secondary'}
        iconStart={<Icon name={isNews ? 'send' : 'link'} />}
        aria-haspopup="dialog"
        title={label}
        onClick={() => {
          setSharing(!isNews)
          setOpen(true)
        }}
      >
        {/* Beside the tabs, where saving stands and undo there is room for words on wide screens only. */}
        <span className="max-2xl:sr-only">{label}</span>
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={t(isSharing ? 'share.title' : 'title')} width={520}>
        {isSharing ? <ShareCard form={form} /> : withDraft((draft) => <PublishSheet form={form} draft={draft} />)}
      </Drawer>
    </FormEnd>
  )
}
