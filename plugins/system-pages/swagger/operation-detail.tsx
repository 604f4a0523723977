import { CopyField } from '#ds/copy-field'
import { DescriptionList } from '#ds/description-list'
import { useT } from '#sdk/page'
import { MethodBadge } from './method-badge.tsx'
import { curlOf, type Operation } from './operations.ts'
import { type Schemas, shapeOfSchema } from './shape-of-schema.ts'

/** One call: who may, what is sent, what comes back. */
export const OperationDetail = ({ operation, schemas }: { operation: Operation; schemas: Schemas }) => {
  const t = useT()
  const { method, path, summary, access, limits, parameters, body, bodyType, data } = operation
  const parametersShape = shapeOfSchema(
    {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    schemas,
  )
  return (
    <section aria-labelledby="operation" className="flex min-w-0 flex-col gap-5 p-4 sm:p-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <MethodBadge method={method} />
          <h2 id="operation" tabIndex={-1} className="min-w-0 break-all font-mono font-semibold text-ink outline-none">
            {path}
          </h2>
        </div>
        <p className="text-ink">{summary}</p>
      </header>
      <DescriptionList
        columns={1}
        items={[
          { id: 'access', term: t('access'), detail: t(`access.${access}`, { defaultValue: access }) },
          ...(limits.length > 0 ? [{ id: 'limits', term: t('limits'), detail: limits.join(' · ') }] : []),
        ]}
      />
      {parameters.length > 0 && <Shape title={t('parameters')} text={parametersShape} />}
      {body !== null && <Shape title={`${t('body')} · ${bodyType}`} text={shapeOfSchema(body, schemas)} />}
      {data === null ? (
        <Shape title={t('answer')} text={t('answer.file')} />
      ) : (
        <Shape title={t('answer')} text={`{ code: 200, msg: "", data: ${shapeOfSchema(data, schemas)} }`} />
      )}
      <CopyField
        label={t('curl')}
        value={curlOf(operation, location.origin)}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
      />
    </section>
  )
}

const Shape = ({ title, text }: { title: string; text: string }) => (
  <div className="flex min-w-0 flex-col gap-2">
    <h3 className="font-semibold text-sm">{title}</h3>
    {/* Wide shapes are scrolled, so they must be reachable by keyboard. */}
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-md border border-hairline bg-subtle p-4 font-mono text-sm"
    >
      {text}
    </pre>
  </div>
)
