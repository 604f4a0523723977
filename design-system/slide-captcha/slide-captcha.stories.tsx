import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { type CaptchaState, SlideCaptcha, type SlideCaptchaProps } from './index.tsx'
import { samplePicture, samplePiece } from './sample-pictures.ts'

export default { title: 'Design system / Feedback / Slide captcha' } satisfies StoryDefault

export const Playground = () => (
  <div data-surface="paper" className="p-4">
    <Specimen title="The hole is at 180">
      <Live />
    </Specimen>
  </div>
)

export const States = () => (
  <div data-surface="paper" className="grid gap-6 p-4 md:grid-cols-2">
    {(['loading', 'checking', 'passed', 'failed', 'expired', 'blank'] as const).map((kind) => (
      <Specimen key={kind} title={kind}>
        <Still state={kind === 'passed' ? { kind, seconds: 1.8 } : { kind }} />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-60 p-4">
    <Specimen title="rtl, narrow: pixels still count from the left">
      <Still
        state={{ kind: 'failed' }}
        labels={{ instructions: '拖动滑块，将拼图放入缺口。'.repeat(6), failed: '验证失败'.repeat(6) }}
      />
    </Specimen>
  </div>
)

function Live() {
  const [state, setState] = useState<CaptchaState>({ kind: 'ready' })
  const [challenge, setChallenge] = useState(0)
  const again = () => {
    setState({ kind: 'ready' })
    setChallenge(challenge + 1)
  }
  return (
    <Still
      state={state}
      challenge={String(challenge)}
      onCheck={(x) => {
        setState({ kind: 'checking' })
        setTimeout(() => setState(Math.abs(x - 177) <= 5 ? { kind: 'passed' } : { kind: 'failed' }), 400)
      }}
      onRefresh={again}
      onPassed={again}
    />
  )
}

function Still(props: Partial<SlideCaptchaProps>) {
  return (
    <SlideCaptcha
      label="人机验证"
      state={{ kind: 'ready' }}
      picture={samplePicture}
      piece={samplePiece}
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
