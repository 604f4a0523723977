import { toast } from '#ds/toast'
import { useDeleteForms, useRestoreForms } from '#src/api/forms.ts'
import { useT } from '#src/i18n/use-t.ts'

/** Moves forms to the recycle bin without asking, because it can be taken back (ux C13, C24, C25). */
export const useFormsRemoval = () => {
  const t = useT('forms')
  const removal = useDeleteForms()
  const restoring = useRestoreForms()

  const restore = async (formKeys: readonly string[]) => {
    const { done, failed } = await restoring.mutateAsync(formKeys)
    if (done.length > 0) toast.success(t('done.restored'))
    if (failed.length > 0) toast.error(t('failed.restore', { count: failed.length }))
  }
  /** @returns keys of the forms that are still there */
  const remove = async (formKeys: readonly string[]): Promise<string[]> => {
    const { done, failed } = await removal.mutateAsync(formKeys)
    if (done.length > 0)
      toast.undo(t('done.deletedMany', { count: done.length }), { label: t('undo'), onUndo: () => void restore(done) })
    if (failed.length > 0) toast.error(t('failed.delete', { count: failed.length }))
    return failed
  }
  return { remove, isRemoving: removal.isPending }
}
