import type { StoryDefault } from '@ladle/react'
import type { Json } from '#sdk'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import goodsSelect from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Goods select' } satisfies StoryDefault

const options = {
  ...goodsSelect.defaults,
  goods: [
    { id: 'tea', label: { 'zh-cn': '春茶 250 克', en: 'Spring tea, 250 g' }, price: 8800, stock: 50, max: 5 },
    {
      id: 'cup',
      label: { 'zh-cn': '茶杯', en: 'Cup' },
      description: { 'zh-cn': '手工白瓷', en: 'White porcelain, made by hand' },
      price: 1250,
      stock: 4,
    },
    { id: 'box', label: { 'zh-cn': '礼盒', en: 'Gift box' }, price: 16800, stock: 20 },
  ],
}
const reply = (missing: readonly string[], seconds: number) => ({
  left: { tea: 48, cup: 3, box: 0 },
  waiting: {},
  missing: [...missing],
  seconds,
})
const hostOf = (answer: Json) => ({ callAction: () => Promise.resolve(answer) })
const question = {
  type: goodsSelect,
  renderer,
  options,
  title: { 'zh-cn': '想要些什么？', en: 'What would you like?' },
  host: hostOf(reply([], 0)),
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ tea: 2, cup: 1 }} />

export const NotHeld = () => <QuestionStory {...question} value={{ cup: 4 }} host={hostOf(reply(['cup'], 0))} />

export const OnHold = () => (
  <QuestionStory {...question} host={hostOf({ ...reply([], 0), left: { tea: 48, cup: 0, box: 0 }, onHold: ['cup'] })} />
)

export const WithError = () => (
  <QuestionStory {...question} value={{ box: 1 }} issues={[{ code: 'goods-select.soldOut', path: ['box'] }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ tea: 2, cup: 1 }} readOnly />

export const Designer = () => <DesignerStory type={goodsSelect} designer={designer} />
