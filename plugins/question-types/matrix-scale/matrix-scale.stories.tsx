import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import matrixScale from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Matrix scale' } satisfies StoryDefault

const options = matrixScale.examples[0]?.options ?? matrixScale.defaults
const question = {
  type: matrixScale,
  renderer,
  title: { 'zh-cn': '请为本次课程打分', en: 'How was the course?' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ content: 5, teacher: 3 }} />

export const Stars = () => (
  <QuestionStory {...question} options={{ ...options, icon: 'star' }} value={{ content: 4, pace: 2 }} />
)

export const TenPoints = () => (
  <QuestionStory {...question} options={{ ...options, max: 10, levels: [] }} value={{ content: 9 }} />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, requireEveryRow: true }}
    value={{ content: 5 }}
    issues={[
      { code: 'matrix-scale.everyRow', path: ['teacher'] },
      { code: 'matrix-scale.everyRow', path: ['pace'] },
    ]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ content: 5, teacher: 3 }} readOnly />

export const Phone = () => (
  <div className="max-w-90">
    <QuestionStory {...question} options={{ ...options, max: 10 }} value={{ content: 5 }} />
  </div>
)

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      rows: options.rows.map((row) => ({ ...row, label: { 'zh-cn': long, en: long } })),
      levels: options.levels.map(() => ({ 'zh-cn': long, en: long })),
    }}
    value={{ content: 2 }}
  />
)

export const Designer = () => <DesignerStory type={matrixScale} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
