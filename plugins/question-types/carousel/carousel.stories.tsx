import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import carousel from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Carousel' } satisfies StoryDefault

const question = { type: carousel, renderer, title: { 'zh-cn': '校园风光', en: 'The campus' } }
/** Stories have no stored pictures: drawn ones stand for them. */
const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/></svg>`,
  )}`
const slides = [
  { id: 'lake01', label: { 'zh-cn': '湖边', en: 'By the lake' }, image: picture('teal') },
  { id: 'hall01', label: { 'zh-cn': '礼堂', en: 'The hall' }, image: picture('peru') },
]

/** Its place on the designer's canvas. */
export const Place = () => <QuestionStory {...question} readOnly />

export const Slides = () => <QuestionStory {...question} options={{ ...carousel.defaults, slides }} />

export const Designer = () => <DesignerStory type={carousel} designer={designer} />
