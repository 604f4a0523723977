import { useEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { LiveRegion } from '#ds/live-region'
import { AnswerPicture, defineRenderer, type RendererProps, useFiles, useT, useText } from '#sdk/ui'
import type faceIdentify from './definition.ts'
import type { Check } from './parts/check.ts'
import { Consent } from './parts/consent.tsx'
import type { FaceCheck } from './parts/face-check.tsx'

export default defineRenderer<typeof faceIdentify>(FaceIdentifyRenderer, { label: 'group' })

/** Consent, then the check, then what came of it. */
function FaceIdentifyRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof faceIdentify>) {
  const t = useT()
  const text = useText()
  const pictureId = value && value.result !== 'declined' ? value.picture?.id : undefined
  const file = useFiles(pictureId === undefined ? [] : [pictureId]).get(pictureId ?? '')
  // Fetched once somebody agrees: who only reads the question needs none of it.
  const [check, setCheck] = useState<{ readonly from: Check['from']; readonly Face: typeof FaceCheck }>()
  const [problem, setProblem] = useState<'refused' | 'notLoaded'>()
  const [announcement, setAnnouncement] = useState('')
  const control = { id: p.controlId, 'aria-describedby': p.describedBy }

  // What was pressed goes away with its panel: who pressed it goes on at the next one's first button.
  const goesOn = useRef(false)
  useEffect(() => {
    if (!goesOn.current) return
    goesOn.current = false
    document.getElementById(p.controlId)?.focus()
  })
  const leave = (message: string) => {
    goesOn.current = true
    setCheck(undefined)
    setAnnouncement(message)
  }

  const begin = (from: Check['from']) => {
    setProblem(undefined)
    setAnnouncement('')
    void import('./parts/face-check.tsx').then(
      ({ FaceCheck: Face }) => setCheck({ from, Face }),
      () => setProblem('notLoaded'),
    )
  }

  const checking = readOnly || value ? undefined : check
  return (
    <fieldset aria-labelledby={p.labelId} className="flex min-w-0 flex-col gap-3">
      {value && (
        <div className="flex flex-col gap-3 rounded-lg border border-control bg-paper p-3">
          <p className="font-medium text-base">
            {resultText(value, t)}
            {value.result !== 'declined' && value.likeness !== undefined && (
              <span className="block font-normal text-muted">{t('likenessOf', { n: value.likeness })}</span>
            )}
          </p>
          {value.result === 'failed' && <p className="text-base text-muted">{t('notPassed')}</p>}
          {value.result !== 'declined' && value.picture && (
            <AnswerPicture
              file={{ id: value.picture.id, name: t('picture') }}
              className="max-h-40 max-w-full self-start rounded-md object-contain"
            />
          )}
          {file?.state === 'ready' && file.note && <p className="text-muted text-sm">{file.note}</p>}
          {!readOnly && (
            <Button
              {...control}
              className="self-start"
              onClick={() => {
                onChange(undefined)
                setProblem(undefined)
                leave(t('takenBack'))
              }}
            >
              {t(value.result === 'declined' ? 'reconsider' : 'takeBack')}
            </Button>
          )}
        </div>
      )}
      {checking && (
        <checking.Face
          // A picture instead of the camera is another check.
          key={checking.from}
          rules={options}
          from={checking.from}
          onFile={() => setCheck({ ...checking, from: 'file' })}
          onStop={() => leave('')}
          onDone={(result) => {
            onChange({ ...result, ...(result.picture && { picture: { ...result.picture } }) })
            leave(resultText(result, t))
          }}
        />
      )}
      {!value && !checking && (
        <Consent
          rules={options}
          purpose={text(options.purpose)}
          control={control}
          invalid={p.issues.length > 0}
          disabled={readOnly}
          onAgree={begin}
          onDecline={() => {
            if (!options.mayDecline) return setProblem('refused')
            onChange({ result: 'declined' })
            leave(t('declined'))
          }}
        />
      )}
      {problem && !value && !checking && (
        <p role="alert" className="text-base">
          {t(problem)}
        </p>
      )}
      <LiveRegion message={announcement} />
    </fieldset>
  )
}

const resultText = (answer: { readonly result: string; readonly from?: string }, t: (key: string) => string): string =>
  t(answer.from === 'file' ? `byFile.${answer.result}` : answer.result)
