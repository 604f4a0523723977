import { existsSync, readFileSync } from 'node:fs'

/**
 * What a contract file says of the records it is about, by its text: the generator runs before anything is installed.
 * Understood are the usual calls (`<path>/page`, `<path>/{id}`, POST and PUT `<path>`, DELETE `<path>/{ids}`) over a
 * `…Fields` object of texts, order numbers, states, flags and remarks.
 *
 * @returns names of the endpoints and of the row's type, the fields with their kinds and the filters; or the problem as a
 *   sentence
 */
export function readContract(path) {
  if (!existsSync(path)) return { problem: `There is no contract ${path}.` }
  const text = readFileSync(path, 'utf8')
  const calls = [...text.matchAll(/export const (\w+) = defineEndpoint\(\{(.*?)\n\}\)/gs)].map(([, name, body]) => ({
    name,
    body,
    method: part(body, /method: '(\w+)'/),
    path: part(body, /path: '([^']+)'/),
  }))
  const page = calls.find((call) => call.path.endsWith('/page') && /data: pageSchema\(\w+\)/.test(call.body))
  if (!page) return { problem: `${path} has no call whose path ends in /page and that answers pages.` }
  const base = page.path.slice(0, -'/page'.length)
  const named = (method, end) => calls.find((call) => call.method === method && call.path === base + end)?.name
  const schema = part(page.body, /pageSchema\((\w+)\)/)
  const create = calls.find((call) => call.method === 'POST' && call.path === base)
  const found = {
    page: page.name,
    get: named('GET', '/{id}'),
    create: create?.name,
    update: named('PUT', ''),
    remove: named('DELETE', '/{ids}'),
    row: part(text, new RegExp(`export type (\\w+) = z\\.infer<typeof ${schema}>`)),
  }
  const missing = Object.keys(found).find((key) => !found[key])
  if (missing) return { problem: `${path} lacks what “${missing}” needs, below ${base}.` }

  const fields = objectOf(text, part(create.body, /body: (\w+)/)).map(([name, schema]) => ({
    name,
    kind: kindOf(schema),
  }))
  const odd = fields.find(({ kind }) => !kind)
  if (odd) return { problem: `The field ${odd.name} of ${path} is of a kind to be written by hand.` }
  if (fields[0]?.kind !== 'text') return { problem: `The first field in ${path} must be the name of a record.` }
  const query = part(page.body, /query: pageQuerySchema\.extend\((\w+)\.shape\)/)
  const asked = query ? part(text, new RegExp(`const ${query} = z\\.object\\(\\{(.*?)\\}\\)`, 's')) : page.body
  return {
    ...found,
    fields,
    filters: {
      texts: fields.filter(({ name }) => asked.includes(`${name}: textFilter`)).map(({ name }) => name),
      status: asked.includes('status: statusSchema'),
      days: asked.includes('dateRangeQuery'),
    },
    hasCreateTime: objectOf(text, schema).some(([name]) => name === 'createTime'),
  }
}

/** Names and schemas of `const <name> = z.object({ … })`. */
function objectOf(text, name) {
  const body = part(text, new RegExp(`const ${name} = z\\.object\\(\\{\\n(.*?)\\n\\}\\)`, 's'))
  return [...body.matchAll(/^ {2}(\w+): (.+),$/gm)].map(([, field, schema]) => [field, schema])
}

function kindOf(schema) {
  if (schema === 'statusSchema') return 'status'
  if (schema === 'sortSchema') return 'order'
  if (schema === 'remarkSchema') return 'long'
  if (schema === 'z.boolean()') return 'flag'
  if (/^z\.string\(|^(?!z\.|rowId|version)\w+Schema$/.test(schema)) return 'text'
  return undefined
}

const part = (text, pattern) => pattern.exec(text)?.[1] ?? ''
