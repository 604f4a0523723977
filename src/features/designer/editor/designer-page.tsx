import { OpenDraft } from '../draft/open-draft.tsx'
import { Workspace } from './workspace.tsx'

/** The designer of the open form. */
export const DesignerPage = () => (
  <OpenDraft>
    <Workspace />
  </OpenDraft>
)
