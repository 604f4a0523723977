import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'

/** Above the rows and not among them: what is being read stays where it is (ux C32). */
export const NewRowsButton = ({ count, onPress }: { count: number; onPress: () => void }) => {
  const t = useT('data')
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-12 z-sticky flex justify-center">
      {count > 0 && (
        <Button
          size="small"
          variant="primary"
          className="pointer-events-auto shadow-menu"
          iconStart={<Icon name="refresh" size={16} />}
          onClick={onPress}
        >
          {t('newRows', { count })}
        </Button>
      )}
    </div>
  )
}
