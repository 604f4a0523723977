import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import matrixInput from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Matrix input' } satisfies StoryDefault

const options = matrixInput.examples[0]?.options ?? matrixInput.defaults
const question = {
  type: matrixInput,
  renderer,
  title: { 'zh-cn': '家庭成员', en: 'Your family' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory {...question} value={{ father: { name: '张伟', age: 52 }, mother: { name: '李娜' } }} />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, demand: 'everyCell' }}
    value={{ father: { name: '张伟' } }}
    issues={[
      { code: 'matrix-input.everyCell', path: ['father', 'age'] },
      { code: 'matrix-input.everyCell', path: ['mother', 'name'] },
      { code: 'matrix-input.everyCell', path: ['mother', 'age'] },
    ]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ father: { name: '张伟', age: 52 } }} readOnly />

export const Phone = () => (
  <div className="max-w-90">
    <QuestionStory {...question} value={{ father: { name: '张伟' } }} />
  </div>
)

export const ManyColumns = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      rows: options.rows.map((row) => ({ ...row, label: { 'zh-cn': long, en: long } })),
      columns: Array.from({ length: 9 }, (_, index) => ({
        id: `column${index}`,
        label: { 'zh-cn': long, en: long },
        kind: index % 2 === 0 ? ('text' as const) : ('number' as const),
      })),
    }}
  />
)

export const Designer = () => <DesignerStory type={matrixInput} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
