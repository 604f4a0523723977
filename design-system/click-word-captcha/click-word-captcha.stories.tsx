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
      labels={labels}
      otherWay={
        <Button variant="ghost" size="small">
          无法使用图片？
        </Button>
      }
      {...props}
    />
  )
}

const labels = {
  instructions: (words: readonly string[]) => `请依次点击：${words.join('、')}`,
  keys: '用方向键移动准星，按住 Shift 键移动更快，按 Enter 键标记，按退格键撤销。',
  picture: '含有文字的图片',
  placed: (position: number, total: number) => `已标记第 ${position} 处，共 ${total} 处。`,
  takenBack: (left: number) => `已撤销，还剩 ${left} 处标记。`,
  undo: '撤销上一个',
  refresh: '换一张图片',
  loading: '正在加载图片……',
  checking: '正在验证……',
  passed: () => '验证成功',
  failed: '验证失败',
  expired: '验证码已过期，请换一张图片。',
  blank: '请求过于频繁，请稍后再试。',
}
