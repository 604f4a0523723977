import { AlertDialog } from '#ds/alert-dialog'
import { useAction, useMenuChanged, useMenuTitle, useT } from '#sdk/page'
import { deleteMenu, type Menu, menuList, menuTree } from '#shared/contract/menu'

/** Asks before a menu is gone for good (ux C25). Why it cannot go, the server knows: built in, in use, not empty. */
export function DeleteMenuDialog({ menu, onClose }: { menu: Menu | null; onClose: () => void }) {
  const t = useT()
  const titleOf = useMenuTitle()
  const changed = useMenuChanged()
  const remove = useAction(deleteMenu, {
    changes: [menuList, menuTree],
    done: t('done.deleted'),
    onDone: () => void changed(),
  })
  return (
    <AlertDialog
      open={menu !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title', { name: menu ? titleOf(menu.title) : '' })}
      description={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('cancel')}
      busy={remove.isBusy}
      onConfirm={() => menu && void remove.run({ params: { id: menu.id } }).then(onClose)}
    />
  )
}
