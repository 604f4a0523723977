import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import matrixSelect from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Matrix select' } satisfies StoryDefault

const options = matrixSelect.examples[0]?.options ?? matrixSelect.defaults
const question = {
  type: matrixSelect,
  renderer,
  title: { 'zh-cn': '请评价本次用餐', en: 'How was your meal?' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ food: ['good'], service: ['fair'] }} />

export const Multiple = () => (
  <QuestionStory
    {...question}
    options={{ ...options, multiple: true }}
    value={{ food: ['bad', 'good'], place: ['fair'] }}
  />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, requireEveryRow: true }}
    value={{ food: ['good'] }}
    issues={[
      { code: 'matrix-select.everyRow', path: ['service'] },
      { code: 'matrix-select.everyRow', path: ['place'] },
    ]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ food: ['good'], service: ['fair'] }} readOnly />

export const Phone = () => (
  <div className="max-w-90">
    <QuestionStory {...question} value={{ food: ['good'] }} />
  </div>
)

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      rows: options.rows.map((row) => ({ ...row, label: { 'zh-cn': long, en: long } })),
      columns: Array.from({ length: 7 }, (_, index) => ({ id: `column${index}`, label: { 'zh-cn': long, en: long } })),
    }}
  />
)

const limited = {
  ...options,
  columns: options.columns.map((column, index) => ({ ...column, quota: 3 - index })),
  showLeft: true as const,
}
const host = { callAction: () => Promise.resolve({ left: { bad: 3, fair: 2, good: 0 } }) }

export const PlacesLeft = () => <QuestionStory {...question} options={limited} host={host} value={{ food: ['fair'] }} />

export const PlacesLeftOnAPhone = () => (
  <div className="max-w-90">
    <QuestionStory {...question} options={limited} host={host} value={{ food: ['fair'] }} />
  </div>
)

export const DesignerWithPlaces = () => <DesignerStory type={matrixSelect} designer={designer} options={limited} />

export const Designer = () => <DesignerStory type={matrixSelect} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
