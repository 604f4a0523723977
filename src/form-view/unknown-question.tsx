import { Callout } from '#ds/callout'
import type { FormHost } from './form-view-context.ts'

/** Stands where a question of a type this build does not know would be, such as one made by a newer version. */
export const UnknownQuestion = ({ host, typeId }: { host: FormHost; typeId: string }) => (
  <Callout tone="warning">{host.translate('fill', 'question.unknown', { type: typeId })}</Callout>
)
