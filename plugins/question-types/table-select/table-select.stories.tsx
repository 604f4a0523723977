import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import tableSelect from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Table select' } satisfies StoryDefault

const options = tableSelect.examples[0]?.options ?? tableSelect.defaults
const question = { type: tableSelect, renderer, title: { 'zh-cn': '您要哪间会议室？', en: 'Which room?' }, options }
const many = {
  ...options,
  multiple: true,
  max: 3,
  rows: Array.from({ length: 60 }, (_, index) => ({
    id: `row${index}`,
    cells: [`${101 + index} 室`, String(1 + (index % 9)), String(6 + (index % 20))],
  })),
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={['osm']} />

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, multiple: true, min: 2 }}
    value={['sea']}
    issues={[{ code: 'table-select.tooFew', params: { min: 2 } }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={['osm']} readOnly />

export const Many = () => <QuestionStory {...question} options={many} value={['row2', 'row59']} />

export const Designer = () => <DesignerStory type={tableSelect} designer={designer} options={options} />
