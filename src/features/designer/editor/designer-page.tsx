import { useEffect } from 'react'
import { OpenDraft } from '../draft/open-draft.tsx'
import { useSelect } from '../draft/use-draft.ts'
import { Workspace } from './workspace.tsx'

/** The designer of the open form. @param questionId selected when the page is opened, as by a link to it */
export const DesignerPage = ({ questionId }: { questionId?: string | undefined }) => (
  <OpenDraft heading="title">
    {questionId !== undefined && <Select questionId={questionId} />}
    <Workspace />
  </OpenDraft>
)

const Select = ({ questionId }: { questionId: string }) => {
  const select = useSelect()
  useEffect(() => select(questionId), [select, questionId])
  return null
}
