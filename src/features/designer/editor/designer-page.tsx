import { OpenDraft } from '../draft/open-draft.tsx'
import { Workspace } from './workspace.tsx'

/** The designer of one form. */
export const DesignerPage = ({ formKey }: { formKey: string }) => (
  <OpenDraft formKey={formKey}>{(tools) => <Workspace {...tools} />}</OpenDraft>
)
