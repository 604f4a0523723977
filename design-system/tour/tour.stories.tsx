import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Tour } from './index.tsx'

export default { title: 'Design system / Overlays / Tour' } satisfies StoryDefault

export const ThreeSteps = () => (
  <Specimen title="skip, go back, take up again" portal="tour">
    <Live texts={chinese} />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live
      texts={['ابدأ من الأنواع', 'اسحب نوعًا إلى الورقة.', 'معاينة', 'شاهد ما يراه الآخرون.', 'نشر', 'انسخ الرابط.']}
      labels={{
        skip: 'تخطي',
        back: 'السابق',
        next: 'التالي',
        done: 'تم',
        close: 'إغلاق',
        progress: (step, count) => `${step} من ${count}`,
      }}
    />
  </div>
)

export const Open = () => <Live texts={chinese} at="two" />

export const LongText = () => (
  <div lang="de">
    <Live
      at="one"
      texts={[
        'Mit den Fragetypen der Donaudampfschifffahrtsgesellschaft beginnen',
        'Klicken Sie einen Fragetyp an oder ziehen Sie ihn auf das Papier. Er wird nach der ausgewählten Frage eingefügt und kann danach jederzeit verschoben werden.',
        'Vorschau',
        'So sehen es die anderen.',
        'Veröffentlichen',
        'Adresse kopieren.',
      ]}
    />
  </div>
)

const chinese = [
  '从题型开始',
  '点选或拖动题型到纸上。',
  '随时预览',
  '看看填写者会看到什么。',
  '发布',
  '复制链接发给第一位填写者。',
]

function Live({
  texts,
  labels,
  at,
}: {
  texts: readonly string[]
  labels?: Parameters<typeof Tour>[0]['labels']
  at?: string
}) {
  const [step, setStep] = useState(at)
  const [left, setLeft] = useState<string>()
  return (
    <div className="flex min-h-64 flex-wrap items-start gap-6">
      <Button variant="primary" onClick={() => setStep(left ?? 'one')}>
        {left === undefined ? '▶' : '▶ …'}
      </Button>
      {['one', 'two', 'three'].map((id, at) => (
        <Button key={id} data-tour={id}>
          {texts[at * 2]}
        </Button>
      ))}
      <Tour
        steps={['one', 'two', 'three'].map((id, at) => ({
          id,
          target: `[data-tour=${id}]`,
          title: texts[at * 2] ?? '',
          body: texts[at * 2 + 1],
        }))}
        stepId={step}
        onStepChange={setStep}
        onEnd={(how) => setLeft(how === 'skipped' ? step : undefined)}
        labels={labels}
      />
    </div>
  )
}
