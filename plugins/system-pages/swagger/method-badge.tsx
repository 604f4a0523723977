import { Badge, type BadgeTone } from '#ds/badge'

/** Reading, adding, changing and deleting are told apart at a glance; the word says it to everybody. */
export const MethodBadge = ({ method }: { method: string }) => <Badge tone={tones[method] ?? 'neutral'}>{method}</Badge>

const tones: Readonly<Record<string, BadgeTone>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
}
