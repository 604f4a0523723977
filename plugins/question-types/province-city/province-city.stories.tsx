import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import provinceCity from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Province city' } satisfies StoryDefault

const options = { ...provinceCity.defaults, detail: 'required' as const }
const question = { type: provinceCity, renderer, title: { 'zh-cn': '您住在哪里？', en: 'Where do you live?' }, options }
const home = {
  province: { code: '330000', name: '浙江省' },
  city: { code: '330100', name: '杭州市' },
  district: { code: '330106', name: '西湖区' },
}
const places = new Map([
  [
    'in:',
    [
      { code: '110000', name: '北京市', next: 'district' },
      { code: '330000', name: '浙江省', next: 'city' },
    ],
  ],
  ['in:110000', [{ code: '110101', name: '东城区', next: 'street' }]],
  [
    'in:330000',
    [
      { code: '330100', name: '杭州市', next: 'district' },
      { code: '330200', name: '宁波市', next: 'district' },
    ],
  ],
  ['in:330100', [{ code: '330106', name: '西湖区', next: 'street' }]],
  ['in:330200', [{ code: '330203', name: '海曙区', next: 'street' }]],
])
const host = { fetchData: (_type: string, name: string) => Promise.resolve(places.get(name) ?? []) }

export const Empty = () => <QuestionStory {...question} host={host} />

export const Filled = () => <QuestionStory {...question} host={host} value={{ ...home, detail: '曙光路 1 号' }} />

export const WithError = () => (
  <QuestionStory {...question} host={host} value={home} issues={[{ code: 'province-city.detailMissing' }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ ...home, detail: '曙光路 1 号' }} readOnly />

export const Failing = () => <QuestionStory {...question} />

export const Designer = () => <DesignerStory type={provinceCity} designer={designer} options={options} />
