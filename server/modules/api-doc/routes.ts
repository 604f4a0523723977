import * as contract from '#shared/contract/api-doc'
import { openApiDocument } from '../../http/openapi.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'

/** @param endpoints all there are, asked when somebody wants to know: these routes are among them */
export const apiDocRoutes = (endpoints: () => Parameters<typeof openApiDocument>[0]): readonly Route[] => {
  let made: ReturnType<typeof openApiDocument> | undefined
  // Nothing is registered after the start, so once made it stays right.
  const document = () => {
    made ??= openApiDocument(endpoints())
    return made
  }
  return [
    signedInRoute(contract.apiDocument, () => document()),
    downloadRoute(contract.downloadApiDocument, () => {
      const content = Buffer.from(JSON.stringify(document(), null, 2))
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
