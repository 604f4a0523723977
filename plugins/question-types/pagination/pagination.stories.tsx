import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import pagination from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Pagination' } satisfies StoryDefault

export const Fold = () => <QuestionStory type={pagination} renderer={renderer} title={{}} />

export const Designer = () => <DesignerStory type={pagination} designer={designer} />
