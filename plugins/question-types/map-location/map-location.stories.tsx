import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import mapLocation from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Map location' } satisfies StoryDefault

const options = mapLocation.defaults
const question = {
  type: mapLocation,
  renderer,
  title: { 'zh-cn': '活动在哪里？', en: 'Where does it happen?' },
  options,
}
const lake = { address: '杭州市 西湖边', point: { latitude: 30.2431, longitude: 120.1502 } }
const area = { latitude: 30.2431, longitude: 120.1502, meters: 500 }
const none = { fetchData: () => Promise.resolve({ tiles: {} }) }
/** Pictures that nobody is asked for: each says which it is. */
const tile =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'><path fill='none' stroke='gray' d='M0 0h256v256H0z'/><text x='16' y='32' fill='gray'>{z} {x} {y}</text></svg>"
const pictures = { fetchData: () => Promise.resolve({ tiles: { address: tile, credit: '© Example' } }) }

export const Empty = () => <QuestionStory {...question} host={none} />

export const Filled = () => <QuestionStory {...question} host={none} value={lake} />

export const WithMap = () => <QuestionStory {...question} host={pictures} value={lake} />

export const WithError = () => (
  <QuestionStory
    {...question}
    host={none}
    options={{ ...options, area }}
    value={{ point: { latitude: 30.3, longitude: 120.15, accuracy: 30 } }}
    issues={[{ code: 'map-location.tooFar', params: { meters: 500 } }]}
  />
)

export const OfTheDevice = () => <QuestionStory {...question} host={none} options={{ ...options, source: 'device' }} />

export const ReadOnly = () => <QuestionStory {...question} host={none} value={lake} readOnly />

export const Designer = () => <DesignerStory type={mapLocation} designer={designer} options={{ ...options, area }} />
