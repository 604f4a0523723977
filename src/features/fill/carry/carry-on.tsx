import { useEffect, useState } from 'react'
import type { Filling, FillingOptions } from '../filling/use-filling.ts'
import { loadLaterTexts } from '../language/texts.ts'
import { allStyles } from '../sheet/all-styles.ts'
import type { CarryPanel } from './carry-panel.tsx'

/** What an address brings behind its `#`, where no server and no log reads it. */
const inAddress = /^#continue=([\w-]{1,40})$/

/** To leave what has been entered with the server, or to go on with what was left there: two buttons, and what they open. */
export const CarryOn = ({ options, filling }: { options: FillingOptions; filling: Filling }) => {
  const { translate } = options
  const [panel, setPanel] = useState<{ readonly Panel: typeof CarryPanel; readonly way: 'leave' | 'enter' } | null>(
    null,
  )
  const [code, setCode] = useState('')
  // The server draws the form as everybody begins it, and these do nothing before the scripts are live.
  const [isLive, setLive] = useState(false)
  const open = async (way: 'leave' | 'enter') => {
    try {
      // Most respondents stay where they are.
      const [{ CarryPanel: Panel }] = await Promise.all([
        import('./carry-panel.tsx'),
        loadLaterTexts(options.language),
        allStyles(),
      ])
      setPanel({ Panel, way })
    } catch {
      filling.sending.fail(translate('fill', 'carry.failed'))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, as the address brings it
  useEffect(() => {
    setLive(true)
    const [, brought] = inAddress.exec(location.hash) ?? []
    if (!brought) return
    // It is used now, and a reload begins with what is on the device.
    history.replaceState(history.state, '', location.pathname + location.search)
    setCode(brought)
    void open('enter')
  }, [])

  if (!isLive) return null
  if (panel) return <panel.Panel {...{ options, filling, code }} way={panel.way} onClose={() => setPanel(null)} />
  const button = 'rounded-sm text-start text-accent-text underline underline-offset-2 pointer-coarse:min-h-11'
  return (
    <div className="flex flex-wrap gap-x-6">
      <button type="button" className={button} onClick={() => void open('leave')}>
        {translate('fill', 'carry.open')}
      </button>
      <button type="button" className={button} onClick={() => void open('enter')}>
        {translate('fill', 'carry.have')}
      </button>
    </div>
  )
}
