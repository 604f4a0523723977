import type { PlainStage } from '#shared/fill-page'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'
import { ClosedStage, type Closing } from '../outcome/closed-stage.tsx'
import { LookContext, type WornLook } from '../sheet/look-context.ts'
import { PlainFailure, PlainPassword } from './plain-closed.tsx'
import { PlainForm } from './plain-form.tsx'
import { PlainReceipt } from './plain-receipt.tsx'
import type { PlainRenderers } from './plain-renderers.tsx'

export interface PlainPageProps {
  readonly stage: PlainStage
  /** Where the page is posted. */
  readonly action: string
  /** Where somebody begins anew. */
  readonly start: string
  readonly language: string
  readonly translate: Translate
}

/** The public page where no script runs: each is drawn by the server once and posted back to it (docs/adr/0051). */
export const PlainPage = ({
  open,
  closing,
  look,
  formKey,
  ...props
}: PlainPageProps & {
  formKey: string
  /** Null: the form is not open. */
  open: { readonly form: FillForm; readonly plain: PlainRenderers } | null
  closing: Closing | null
  look: WornLook | null
}) => {
  const { stage } = props
  return (
    <LookContext value={look}>
      {stage.at === 'open' && open && <PlainForm {...props} {...open} stage={stage} />}
      {stage.at === 'submitted' && open && <PlainReceipt {...props} form={open.form} stage={stage} />}
      {stage.at === 'closed' && closing && <Closed {...props} formKey={formKey} closing={closing} />}
    </LookContext>
  )
}

const Closed = ({ stage, closing, ...props }: PlainPageProps & { formKey: string; closing: Closing }) => {
  const failure = stage.at === 'closed' ? stage.failure : null
  const { state } = closing
  if (typeof state !== 'string' && state.reason === 'password') return <PlainPassword {...props} failure={failure} />
  if (failure !== null) return <PlainFailure {...props} failure={failure} />
  return <ClosedStage {...props} closing={closing} call={never} onOpen={nothing} />
}

const nothing = () => undefined
/** Nothing on such a page calls anybody. */
const never = () => new Promise<never>(nothing)
