import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu, type MenuEntry } from '#ds/menu'
import { toast } from '#ds/toast'
import { type Finding, type FormRow, formStatus } from '#shared/contract/form'
import {
  useCopyForm,
  useDeleteForm,
  usePublishForm,
  useRestoreForm,
  useResumeForm,
  useStopForm,
} from '#src/api/forms.ts'
import { useCreateTemplate } from '#src/api/templates.ts'
import { FindingsDialog } from '#src/console-kit/form/findings-dialog.tsx'
import { publicAddress } from '#src/console-kit/form/public-address.ts'
import { TemplateFieldsDialog } from '#src/console-kit/form/template-fields-dialog.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { RenameFormDialog } from './rename-form-dialog.tsx'

/** What can be done to a form as a whole; what the person may not do, or what makes no sense now, is absent. */
export function FormRowActions({ form }: { form: FormRow }) {
  const t = useT('forms')
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const may = {
    add: usePermission('project:form:add'),
    edit: usePermission('project:form:edit'),
    publish: usePermission('project:form:publish'),
    remove: usePermission('project:form:remove'),
    keep: usePermission('project:template:add'),
  }
  const copy = useCopyForm()
  const keep = useCreateTemplate()
  const publish = usePublishForm()
  const stop = useStopForm()
  const resume = useResumeForm()
  const remove = useDeleteForm()
  const restore = useRestoreForm()
  const { formKey, name, status } = form
  const said = (text: string) => () => void toast.success(text)

  const publishNow = () =>
    publish.mutate(formKey, {
      onSuccess: (outcome) => {
        if (!outcome.ok) return setFindings(outcome.refusal.findings)
        toast.success(t('done.published'))
        void navigate({ to: '/project/form/publish', search: { key: formKey } })
      },
    })
  const removeNow = () =>
    remove.mutate(formKey, {
      onSuccess: () =>
        toast.undo(t('done.deleted', { name }), {
          label: t('undo'),
          onUndo: () => restore.mutate(formKey, { onSuccess: said(t('done.restored')) }),
        }),
    })

  const publishing: MenuEntry[] = [
    ...(status === formStatus.draft || form.hasUnpublishedChanges
      ? [
          {
            id: 'publish',
            icon: 'send' as const,
            label: status === formStatus.draft ? t('action.publish') : t('action.publishChanges'),
            onSelect: publishNow,
          },
        ]
      : []),
    ...(status === formStatus.collecting
      ? [
          {
            id: 'stop',
            icon: 'pause' as const,
            label: t('action.stop'),
            onSelect: () => stop.mutate(formKey, { onSuccess: said(t('done.stopped')) }),
          },
        ]
      : []),
    ...(status === formStatus.stopped
      ? [
          {
            id: 'resume',
            icon: 'play' as const,
            label: t('action.resume'),
            onSelect: () => resume.mutate(formKey, { onSuccess: said(t('done.resumed')) }),
          },
        ]
      : []),
  ]
  const items: MenuEntry[] = [
    ...(may.edit
      ? [{ id: 'rename', icon: 'pencil' as const, label: t('action.rename'), onSelect: () => setRenaming(true) }]
      : []),
    ...(may.add
      ? [
          {
            id: 'copy',
            icon: 'copy' as const,
            label: t('action.copy'),
            onSelect: () => copy.mutate(formKey, { onSuccess: said(t('done.copied')) }),
          },
        ]
      : []),
    ...(may.keep
      ? [{ id: 'keep', icon: 'grid' as const, label: t('action.keep'), onSelect: () => setKeeping(true) }]
      : []),
    ...(may.publish ? publishing : []),
    ...(may.remove
      ? [
          'separator' as const,
          {
            id: 'delete',
            icon: 'trash' as const,
            tone: 'danger' as const,
            label: t('action.delete'),
            onSelect: removeNow,
          },
        ]
      : []),
  ]
  const isBusy = [copy, publish, stop, resume, remove, restore].some(({ isPending }) => isPending)

  return (
    <div className="flex items-center justify-end gap-1">
      {status === formStatus.collecting && (
        <a
          href={publicAddress(formKey)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })}
          aria-label={t('action.open', { name })}
          title={t('action.open', { name })}
        >
          <Icon name="external" />
        </a>
      )}
      {items.length > 0 && (
        <Menu
          align="end"
          trigger={
            <Button variant="ghost" size="small" iconOnly busy={isBusy} aria-label={t('actions', { name })}>
              <Icon name="more" />
            </Button>
          }
          items={items}
        />
      )}
      <RenameFormDialog form={form} open={renaming} onOpenChange={setRenaming} />
      <TemplateFieldsDialog
        open={keeping}
        onOpenChange={setKeeping}
        title={t('action.keep')}
        initial={{ name: name.slice(0, 60), description: '', category: '', isPublic: false }}
        onSubmit={async (fields) => {
          await keep.mutateAsync({ formKey, ...fields })
          toast.success(t('done.kept'))
        }}
      />
      <FindingsDialog formKey={formKey} findings={findings} onClose={() => setFindings(null)} />
    </div>
  )
}
