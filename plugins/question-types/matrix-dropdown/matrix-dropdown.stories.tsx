import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import matrixDropdown from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Matrix dropdown' } satisfies StoryDefault

const options = matrixDropdown.examples[0]?.options ?? matrixDropdown.defaults
const question = {
  type: matrixDropdown,
  renderer,
  title: { 'zh-cn': '设备检查', en: 'Equipment' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory {...question} value={{ printer: { state: 'broken', place: 'first' }, projector: { state: 'fine' } }} />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, demand: 'everyRow' }}
    value={{ printer: { state: 'broken' } }}
    issues={[{ code: 'matrix-dropdown.everyRow', path: ['projector'] }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ printer: { state: 'broken' } }} readOnly />

export const Phone = () => (
  <div className="max-w-90">
    <QuestionStory {...question} value={{ printer: { state: 'broken' } }} />
  </div>
)

export const ManyColumns = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      rows: options.rows.map((row) => ({ ...row, label: { 'zh-cn': long, en: long } })),
      columns: Array.from({ length: 8 }, (_, index) => ({
        id: `column${index}`,
        label: { 'zh-cn': long, en: long },
        choices: [{ id: 'one', label: { 'zh-cn': long, en: long } }],
      })),
    }}
  />
)

export const Designer = () => <DesignerStory type={matrixDropdown} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
