import { toast } from '#ds/toast'
import type { ApiError } from '#src/api/api-error.ts'
import { catalogue, failureText } from '#src/api/errors.ts'
import { translate } from '#src/i18n/init.ts'

/** Says a failure that no screen says itself, for as long as the catalogue wants it said. */
export const tellFailure = (failure: ApiError): void => {
  const { effect, duration } = catalogue[failure.kind]
  if (effect === 'none') return
  const text = failureText(failure, say, document.documentElement.lang)
  // Several calls of one screen fail together; that is one piece of news.
  if (recent.has(text)) return
  recent.add(text)
  setTimeout(() => recent.delete(text), 2000)
  if (effect === 'notification') {
    toast.notification(text, say('requestId', { id: failure.requestId }))
    return
  }
  const id = toast.error(text)
  if (duration < shownByDefault) setTimeout(() => toast.dismiss(id), duration)
}

const say = (key: string, params: Record<string, string | number>) => translate('errors', key, params)

const recent = new Set<string>()
const shownByDefault = 6000
