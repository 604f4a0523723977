// Calls any endpoint without knowing it: with input that its schemas accept, and that names what the test cares about.
import { sampleOf } from './sample-of-schema.testing.ts'
import type { Answered, TestPerson, TestServer } from './testing.ts'

export type AnyEndpoint = TestServer['app']['endpoints'][number]

export const nameOf = (endpoint: Pick<AnyEndpoint, 'method' | 'path'>) => `${endpoint.method} ${endpoint.path}`

/**
 * @param named values for parameters and fields of these names, wherever an endpoint has them
 * @returns the envelope; of a file, code 200 and no data
 */
export const visit = async (
  server: Pick<TestServer, 'app'>,
  endpoint: AnyEndpoint,
  as: Pick<TestPerson, 'token'> | null,
  named: Readonly<Record<string, unknown>>,
): Promise<Answered> => {
  const params = Object(sampleOf(endpoint.params, named))
  const query = Object(sampleOf(endpoint.query, named))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await server.app.inject({
    method: endpoint.method,
    url: `/sapi${path}?${search}`,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && { payload: JSON.stringify(sampleOf(endpoint.body, named)) }),
  })
  if (String(response.headers['content-disposition']).startsWith('attachment'))
    return { code: 200, msg: '', data: null, response }
  return { ...response.json(), response }
}
