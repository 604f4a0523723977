import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import matrixSlider from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Matrix slider' } satisfies StoryDefault

const options = matrixSlider.examples[0]?.options ?? matrixSlider.defaults
const question = {
  type: matrixSlider,
  renderer,
  title: { 'zh-cn': '各项支出的比例', en: 'What do you spend your income on?' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ rent: 30, food: 45 }} />

export const RailsOnly = () => (
  <QuestionStory {...question} options={{ ...options, showValue: false }} value={{ rent: 30 }} />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, requireEveryRow: true }}
    value={{ rent: 30 }}
    issues={[
      { code: 'matrix-slider.everyRow', path: ['food'] },
      { code: 'matrix-slider.everyRow', path: ['travel'] },
    ]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ rent: 30, food: 45 }} readOnly />

export const Phone = () => (
  <div className="max-w-90">
    <QuestionStory {...question} value={{ food: 45 }} />
  </div>
)

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{ ...options, rows: options.rows.map((row) => ({ ...row, label: { 'zh-cn': long, en: long } })) }}
  />
)

export const Designer = () => <DesignerStory type={matrixSlider} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
