import { useEffect, useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { ProgressDialog } from '#ds/progress-dialog'
import { Allow, useAction, useLazyData, useProcess, useT } from '#sdk/page'
import { type LogCheck, logChecks, logPage, startLogCheck } from '#shared/contract/operation-log'
import { useVerdictTexts } from './use-verdict-texts.ts'
import { verdictOf } from './verdict.ts'

/** Has the server compute every seal anew, shows how far it is, and says what it came to. */
export function CheckButton() {
  const t = useT()
  const [key, setKey] = useState<string | null>(null)
  const start = useAction(startLogCheck, { changes: [logPage] })
  const begin = async () => setKey((await start.run({}))?.key ?? null)
  return (
    <Allow permission="monitor:operlog:check">
      <Button iconStart={<Icon name="shield" />} busy={start.isBusy} onClick={() => void begin()}>
        {t('check')}
      </Button>
      {key !== null && <CheckDialog key={key} processKey={key} onClose={() => setKey(null)} />}
    </Allow>
  )
}

function CheckDialog({ processKey, onClose }: { processKey: string; onClose: () => void }) {
  const t = useT()
  const verdictTexts = useVerdictTexts()
  const { data, hasFailed } = useProcess(processKey)
  const load = useLazyData(logChecks)
  const [found, setFound] = useState<LogCheck | null>(null)
  const isDone = data?.rate === 100
  useEffect(() => {
    // What the list shows around it is asked anew with it.
    if (isDone)
      void load({}).then(
        ({ last }) => setFound(last),
        () => undefined,
      )
  }, [isDone, load])
  const isBroken = found !== null && verdictOf(found).tone === 'danger'
  const texts = found ? verdictTexts(found) : []
  return (
    <ProgressDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('check.title')}
      // Done is what can be told: until the verdict is there, it is not.
      process={data && { rate: found ? 100 : Math.min(data.rate, 99), tips: t('check.running') }}
      error={hasFailed ? t('check.failed') : isBroken ? texts.map((text) => <p key={text}>{text}</p>) : undefined}
      labels={{ complete: texts[0] ?? '' }}
    />
  )
}
