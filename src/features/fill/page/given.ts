import type { GivenPage } from '#shared/fill-page'
import type { DefinitionReply, ReadyReply } from '../call/fetch-definition.ts'
import type { Opened } from './open-visit.ts'

/** Id of the element that holds what the server put into the page. */
const place = 'given'

/** What came with the page; null where the server had nothing to give, and the page asks for everything itself. */
export const readGiven = (): GivenPage | null => {
  const text = document.getElementById(place)?.textContent
  if (!text) return null
  // Written by the server of this very build (server/modules/fill-page).
  return JSON.parse(text) as GivenPage
}

/** The form that came with the page, as if it had been asked for. A page may be kept; what time it is, is said beside it. */
export const givenReply = ({ form }: GivenPage): ReadyReply | { readonly state: 'notFound' } => {
  if (form === null) return { state: 'notFound' }
  const receivedAt = Date.now()
  return { state: 'ready', data: { ...form, serverTime: serverClock() ?? receivedAt }, receivedAt }
}

/**
 * A form with settings is asked for anew by who is signed in, or has its password: the page may hold what strangers see. Where
 * there is no network it opens as it came, as it does for everybody else; whether the answers may be sent is judged by the server.
 */
export const orGiven = (reply: DefinitionReply, given: GivenPage | null): DefinitionReply =>
  reply.state === 'failed' && reply.cause === 'network' && given?.form?.definition ? givenReply(given) : reply

/** Whether what is to be on screen is what the server has drawn: an empty form, with nothing brought along. */
export const isAsDrawn = ({ drawn, language }: GivenPage, { stage, texts }: Opened): boolean =>
  drawn !== null &&
  stage.at === 'open' &&
  texts.language === language &&
  stage.start.notice === null &&
  stage.start.outbox === null &&
  stage.start.pageNumber === 1 &&
  JSON.stringify(stage.start.answers) === JSON.stringify(drawn.answers)

/** The header `server-timing` of the page, which browsers tell of over HTTPS; elsewhere the device's own clock has to do. */
const serverClock = (): number | null => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const said = page?.serverTiming?.find(({ name }) => name === 'clock')
  if (!page || !said) return null
  // When the answer came, and what has passed since.
  return said.duration + (performance.now() - page.responseStart)
}
