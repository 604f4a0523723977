import * as contract from '#shared/contract/api-doc'
import { consoleLanguageOf, isMessageKey, message } from '../../http/messages.ts'
import { openApiDocument } from '../../http/openapi.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'

/** @param endpoints all there are, asked when somebody wants to know: these routes are among them */
export const apiDocRoutes = (endpoints: () => Parameters<typeof openApiDocument>[0]): readonly Route[] => {
  const made = new Map<string, ReturnType<typeof openApiDocument>>()
  // Nothing is registered after the start, so once made it stays right.
  const document = (acceptLanguage: string | undefined) => {
    const language = consoleLanguageOf(acceptLanguage)
    const before = made.get(language)
    if (before) return before
    const document = openApiDocument(endpoints(), (endpoint) => summaryIn(language, endpoint))
    made.set(language, document)
    return document
  }
  return [
    signedInRoute(contract.apiDocument, ({ acceptLanguage }) => document(acceptLanguage)),
    downloadRoute(contract.downloadApiDocument, ({ acceptLanguage }) => {
      const content = Buffer.from(JSON.stringify(document(acceptLanguage), null, 2))
      return {
        content,
        name: 'openapi.json',
        // Anything that ends in plain JSON is taken for a refusal by who asked for a file.
        mime: 'application/vnd.oai.openapi+json',
        size: content.length,
        inline: false,
        cacheControl: 'private, no-store',
      }
    }),
  ]
}

/** In the language of the reader: the text `api.<method> <path>`; a plugin without one is read in its contract's words. */
const summaryIn = (
  language: string,
  { method, path, summary }: Parameters<typeof openApiDocument>[0][number],
): string => {
  const key = `api.${method} ${path}`
  return isMessageKey(key) ? message(key, {}, language) : summary
}
