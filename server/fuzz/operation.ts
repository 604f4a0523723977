// The calls the OpenAPI document describes, and a value for each of their parts that its schema accepts.
import { sampleOfJson } from '../http/sample-of-schema.testing.ts'

export interface Operation {
  readonly method: string
  /** Below `/sapi`, with `{name}` for parameters. */
  readonly path: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[]
  /** Undefined: takes none. */
  readonly body: unknown
  readonly isMultipart: boolean
}

/** @param text of the document */
export const operationsOf = (text: string): Operation[] => {
  const { paths, components }: Document = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
  // References are resolved from the root of each schema.
  const whole = (schema: unknown) => ({ ...Object(schema), $defs: components.schemas })
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const content = requestBody?.content ?? {}
      const json = content['application/json']
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((each) => ({ ...each, schema: whole(each.schema) })),
        body: json && whole(json.schema),
        isMultipart: content['multipart/form-data'] !== undefined,
      }
    }),
  )
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}
interface Described {
  readonly parameters?: Operation['parameters']
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown } | undefined>> }
}

/** @param named values for parameters and fields of these names, such as the key of a form that is there */
export const usualParts = (operation: Operation, named: Readonly<Record<string, unknown>>) => {
  const value = ({ name, schema }: Operation['parameters'][number]): string =>
    String(named[name] ?? sampleOfJson(schema, named) ?? '1')
  const of = (place: string) =>
    operation.parameters.filter((each) => each.in === place).map((each) => [each.name, value(each)] as const)
  return { params: of('path'), query: of('query'), body: operation.body && sampleOfJson(operation.body, named) }
}
