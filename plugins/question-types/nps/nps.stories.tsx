import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import nps from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / NPS' } satisfies StoryDefault

const question = {
  type: nps,
  renderer,
  title: {
    'zh-cn': '您有多大可能把我们推荐给朋友或同事？',
    en: 'How likely are you to recommend us to a friend or colleague?',
  },
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={9} />

export const WithError = () => <QuestionStory {...question} value={7.5} issues={[{ code: 'nps.whole' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={0} readOnly />

export const Labelled = () => (
  <QuestionStory {...question} options={nps.examples[1]?.options ?? nps.defaults} value={5} required />
)

export const ButtonsFromOne = () => (
  <QuestionStory {...question} options={{ ...nps.defaults, from: 1, look: 'buttons' }} value={9} />
)

export const Phone = () => (
  <div className="max-w-80">
    <QuestionStory {...question} value={7} />
  </div>
)

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{
      lowLabel: { 'zh-cn': long, en: long },
      midLabel: { 'zh-cn': long, en: long },
      highLabel: { 'zh-cn': long, en: long },
      reversed: false,
    }}
  />
)

export const Designer = () => <DesignerStory type={nps} designer={designer} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
