import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import functionCalc from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Function calc' } satisfies StoryDefault

const options = functionCalc.examples[0]?.options ?? functionCalc.defaults
const question = {
  type: functionCalc,
  renderer,
  title: { 'zh-cn': '应付金额', en: 'What you pay' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={12880.5} />

export const Thousands = () => (
  <QuestionStory {...question} options={{ ...options, thousands: 'always' }} value={3200} />
)

export const WithoutThousands = () => (
  <QuestionStory {...question} options={{ ...options, thousands: 'never', unit: {} }} value={20260102} />
)

export const Day = () => (
  <QuestionStory {...question} options={{ ...options, result: 'date', unit: {} }} value="2026-02-01" />
)

export const WithError = () => <QuestionStory {...question} value="?" issues={[{ code: 'function-calc.mismatch' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={1088} readOnly />

export const LongText = () => (
  <div className="max-w-80">
    <QuestionStory
      {...question}
      options={{ ...options, result: 'text' }}
      value={'Betriebswerkbauunterbeamte '.repeat(8)}
    />
  </div>
)

export const Designer = () => <DesignerStory type={functionCalc} designer={designer} options={options} />

export const DesignerWithProblem = () => (
  <DesignerStory type={functionCalc} designer={designer} options={{ ...options, formula: 'ROUND(2 +, 1)' }} />
)
