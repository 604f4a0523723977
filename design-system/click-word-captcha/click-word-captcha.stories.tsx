import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { sampleWords } from '../slide-captcha/sample-pictures.ts'
import { type CaptchaState, ClickWordCaptcha, type ClickWordCaptchaProps } from './index.tsx'

export default { title: 'Design system / Feedback / Click word captcha' } satisfies StoryDefault

export const Playground = () => (
  <div data-surface="paper" className="p-4">
    <Specimen title="Any three points fail">
      <Live />
    </Specimen>
  </div>
)

export const States = () => (
  <div data-surface="paper" className="grid gap-6 p-4 md:grid-cols-2">
    {(['loading', 'checking', 'passed', 'failed', 'expired', 'blank'] as const).map((kind) => (
      <Specimen key={kind} title={kind}>
        <Still state={{ kind }} />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-60 p-4">
    <Specimen title="rtl, narrow">
      <Still words={['a rather long word', 'and another', 'and a third one']} />
    </Specimen>
  </div>
)

function Live() {
  const [state, setState] = useState<CaptchaState>({ kind: 'ready' })
  const [challenge, setChallenge] = useState(0)
  return (
    <Still
      state={state}
      challenge={String(challenge)}
      onCheck={() => {
        setState({ kind: 'checking' })
        setTimeout(() => setState({ kind: 'failed' }), 400)
      }}
      onRefresh={() => {
        setState({ kind: 'ready' })
        setChallenge(challenge + 1)
      }}
    />
  )
}

function Still(props: Partial<ClickWordCaptchaProps>) {
  return (
    <ClickWordCaptcha
      label="人机验证"
      state={{ kind: 'ready' }}
      picture={sampleWords}
      words={['山', '水', '风']}
      challenge="0"
      onCheck={() => {}}
      onRefresh={() => {}}
      otherWay={
        <Button variant="ghost" size="small">
          无法使用图片？
        </Button>
      }
      {...props}
    />
  )
}
