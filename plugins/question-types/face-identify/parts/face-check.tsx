import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { ProgressBar } from '#ds/progress'
import { useBusy, useT, useUpload } from '#sdk/ui'
import { CameraStage, type Taken } from './camera-stage.tsx'
import { type Check, isPassed, pictureName, type Rules } from './check.ts'
import { FileStage } from './file-stage.tsx'
import { useFinder } from './use-finder.ts'

type Stage =
  | { readonly name: 'person' }
  | { readonly name: 'paper'; readonly taken: Taken }
  | { readonly name: 'notPassed' }
  | { readonly name: 'sending' | 'notSent'; readonly taken: Taken; readonly check: Check }

/** The check, from consent to its result: the person, a picture to compare with, one to keep. */
export const FaceCheck = ({
  rules,
  from,
  onDone,
  onStop,
  onFile,
}: {
  rules: Rules
  from: Check['from']
  onDone: (check: Check) => void
  onStop: () => void
  onFile: () => void
}) => {
  const t = useT()
  const upload = useUpload()
  const stop = useRef<HTMLButtonElement>(null)
  const liveness = rules.liveness && from === 'camera'
  const { compare } = rules
  const { found, retry } = useFinder({ liveness, compare })
  const finder = found.state === 'ready' ? found.finder : undefined
  const [stage, setStage] = useState<Stage>({ name: 'person' })
  const [isBroken, setBroken] = useState(false)
  const sending = useRef<AbortController>(undefined)
  useBusy(stage.name === 'sending', stage.name === 'notSent')
  // It begins because somebody pressed a button, which is gone: here they can stop.
  useEffect(() => stop.current?.focus(), [])
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (taken: Taken, check: Check) => {
    const controller = new AbortController()
    sending.current = controller
    setStage({ name: 'sending', taken, check })
    try {
      const file = new File([taken.picture], pictureName, { type: 'image/jpeg' })
      const { id, name, size } = await upload(file, { signal: controller.signal })
      if (!controller.signal.aborted) onDone({ ...check, picture: { id, name, size } })
    } catch {
      if (!controller.signal.aborted) setStage({ name: 'notSent', taken, check })
    }
  }
  const conclude = (taken: Taken, likeness: number | null) => {
    const figures = {
      ...(taken.live !== null && { live: taken.live }),
      ...(likeness !== null && { likeness: Math.round(likeness * 100) }),
    }
    const result = isPassed(figures, rules) ? 'passed' : 'failed'
    if (result === 'failed' && rules.mustPass) return setStage({ name: 'notPassed' })
    const check: Check = { result, consent: true, from, ...figures }
    if (rules.keepPicture) void send(taken, check)
    else onDone(check)
  }
  const took = (taken: Taken) => (compare ? setStage({ name: 'paper', taken }) : conclude(taken, null))
  const again = () => {
    setBroken(false)
    setStage({ name: 'person' })
    stop.current?.focus()
  }

  if (isBroken || found.state === 'failed')
    return (
      <Panel>
        <p role="alert" className="text-base text-danger-text">
          {t('notLoaded')}
        </p>
        <Buttons>
          <Button
            onClick={() => {
              again()
              retry()
            }}
          >
            {t('retry')}
          </Button>
          <Button ref={stop} onClick={onStop}>
            {t('stop')}
          </Button>
        </Buttons>
      </Panel>
    )
  return (
    <Panel>
      {stage.name === 'person' &&
        (from === 'camera' ? (
          <CameraStage
            finder={finder}
            liveness={liveness}
            compare={compare}
            onTaken={took}
            onBroken={() => setBroken(true)}
          />
        ) : (
          <FileStage
            key="person"
            side="person"
            finder={finder}
            compare={compare}
            onTaken={(picture) => took({ live: null, picture })}
          />
        ))}
      {stage.name === 'paper' && (
        <FileStage
          key="paper"
          side="paper"
          finder={finder}
          compare
          onTaken={(_picture, { likeness }) => conclude(stage.taken, likeness ?? 0)}
        />
      )}
      {found.state === 'loading' && <ProgressBar value={Math.round(found.share * 100)} label={t('loading')} />}
      {found.state === 'loading' && <p className="text-muted text-sm">{t('loading')}</p>}
      {stage.name === 'notPassed' && (
        <p role="alert" className="text-base text-danger-text">
          {t('notPassed')}
        </p>
      )}
      {stage.name === 'sending' && (
        <p role="status" className="text-muted text-sm">
          {t('sending')}
        </p>
      )}
      {stage.name === 'notSent' && (
        <p role="alert" className="text-base text-danger-text">
          {t('notSent')}
        </p>
      )}
      <Buttons>
        {stage.name === 'notPassed' && <Button onClick={again}>{t('again')}</Button>}
        {stage.name === 'notSent' && <Button onClick={() => void send(stage.taken, stage.check)}>{t('retry')}</Button>}
        {from === 'camera' && stage.name === 'person' && rules.allowFile && (
          <Button onClick={onFile}>{t('fileInstead')}</Button>
        )}
        <Button ref={stop} onClick={onStop}>
          {t('stop')}
        </Button>
      </Buttons>
    </Panel>
  )
}

const Panel = ({ children }: { children: React.ReactNode }) => (
  <div className="flex flex-col gap-3 rounded-lg border border-control bg-paper p-3">{children}</div>
)

const Buttons = ({ children }: { children: React.ReactNode }) => <div className="flex flex-wrap gap-2">{children}</div>
