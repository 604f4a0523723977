import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import image from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Image' } satisfies StoryDefault

const question = { type: image, renderer, title: {} }

/** Its place on the designer's canvas; stories have no stored pictures. */
export const Place = () => <QuestionStory {...question} readOnly />

export const Designer = () => <DesignerStory type={image} designer={designer} />
