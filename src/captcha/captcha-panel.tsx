import { useRef, useState } from 'react'
import { Button } from '#ds/button'
import type { CaptchaType } from '#shared/contract/captcha'
import type { CaptchaTranslate } from './captcha-texts.ts'
import { PictureCaptcha } from './picture-captcha.tsx'
import type { CaptchaWire } from './wire.ts'
import { WorkCaptcha } from './work-captcha.tsx'

/** Who fails this often gets the way that asks nothing of them (reliability 4.3). */
const failuresBeforeWork = 2
/** How long the word puzzle and the slide puzzle show a failure (spec 4): a change of kind waits for it too. */
const failureMs = 1000

/** All three kinds of captcha, and the ways between them. */
export function CaptchaPanel({
  wire,
  t,
  language,
  first = 'blockPuzzle',
  onPassed,
}: {
  wire: CaptchaWire
  t: CaptchaTranslate
  /** BCP 47. */
  language: string
  first?: CaptchaType
  onPassed: (slideCode: string) => void
}) {
  const [kind, setKind] = useState<CaptchaType>(first)
  const failures = useRef(0)
  const slideCode = useRef('')
  const passing = {
    onVerified: (code: string) => {
      slideCode.current = code
    },
    onPassed: () => onPassed(slideCode.current),
  }
  const onFailed = () => {
    failures.current++
    if (failures.current >= failuresBeforeWork) setTimeout(() => setKind('pow'), failureMs)
  }
  const ways = (
    <div className="mt-3 flex flex-col items-start gap-1 border-hairline border-t pt-3">
      {kind !== 'blockPuzzle' && <Way onChoose={() => setKind('blockPuzzle')}>{t('other.slide')}</Way>}
      {kind !== 'clickWord' && <Way onChoose={() => setKind('clickWord')}>{t('other.words')}</Way>}
      {kind !== 'pow' && <Way onChoose={() => setKind('pow')}>{t('other.work')}</Way>}
    </div>
  )
  if (kind === 'pow') return <WorkCaptcha wire={wire} t={t} language={language} otherWay={ways} {...passing} />
  return (
    <PictureCaptcha
      key={kind}
      kind={kind}
      wire={wire}
      t={t}
      language={language}
      onFailed={onFailed}
      otherWay={ways}
      {...passing}
    />
  )
}

function Way({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <Button variant="ghost" size="small" className="-ms-3 whitespace-normal text-start" onClick={onChoose}>
      {children}
    </Button>
  )
}
