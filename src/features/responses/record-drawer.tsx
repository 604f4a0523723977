import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Drawer } from '#ds/drawer'
import { EmptyState } from '#ds/empty-state'
import { Icon, type IconName } from '#ds/icon'
import { Skeleton } from '#ds/skeleton'
import { toast } from '#ds/toast'
import { compileForm } from '#shared/form/compile'
import type { Answers, FormDefinition, Question } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { re2Patterns } from '#shared/form/pattern-re2'
import { pickText } from '#shared/form/text'
import { createAnswerText } from '#src/form-view/answer-text.ts'
import { focusQuestion } from '#src/form-view/focus-question.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { useRenderers } from '#src/form-view/renderers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { renderers as rendererLoaders, resolveType } from '#src/registry/question-types.admin.ts'
import { Allow } from '#src/session/allow.tsx'
import { phone, useMedia } from '#src/shell/use-media.ts'
import { answerLine } from './answer-cell.tsx'
import { changeRecord, invalidateData, recordQueryOptions, versionQueryOptions } from './data-api.ts'
import { useDataHost } from './use-data-host.ts'

/** One record beside the list, under the version it was given for; can be changed by those who may. */
export const RecordDrawer = ({
  formKey,
  dataId,
  previous,
  next,
  onOpen,
  onClose,
}: {
  formKey: string
  dataId: string
  /** Ids of the records before and after it in the list, where there are. */
  previous: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}) => {
  const t = useT('data')
  const isPhone = useMedia(phone)
  const [editing, setEditing] = useState(false)
  const record = useQuery(recordQueryOptions(formKey, dataId))
  const version = useQuery({
    ...versionQueryOptions(formKey, record.data?.version ?? 0),
    enabled: record.data !== undefined,
  })
  const loaded = record.data && version.data ? { record: record.data, definition: version.data.definition } : null

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      width={520}
      modal={editing}
      title={record.data ? t('record.title', { serial: record.data.serialNumber }) : t('record.loading')}
      actions={
        !editing && (
          <>
            {loaded && (
              <Allow permission="project:data:edit">
                <Button
                  size="small"
                  iconOnly={isPhone}
                  aria-label={isPhone ? t('edit') : undefined}
                  iconStart={isPhone && <Icon name="pencil" />}
                  onClick={() => setEditing(true)}
                >
                  {!isPhone && t('edit')}
                </Button>
              </Allow>
            )}
            <Step label={t('record.previous')} icon="chevron-up" to={previous} onOpen={onOpen} />
            <Step label={t('record.next')} icon="chevron-down" to={next} onOpen={onOpen} />
          </>
        )
      }
    >
      {record.isError || version.isError ? (
        <EmptyState title={t('record.failed')} illustration="broken" />
      ) : loaded === null ? (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      ) : editing ? (
        <RecordEditor
          formKey={formKey}
          dataId={dataId}
          revision={loaded.record.revision}
          answers={loaded.record.answers}
          definition={loaded.definition}
          onDone={() => setEditing(false)}
        />
      ) : (
        <RecordView record={loaded.record} definition={loaded.definition} />
      )}
    </Drawer>
  )
}

const Step = ({
  label,
  icon,
  to,
  onOpen,
}: {
  label: string
  icon: IconName
  to: string | undefined
  onOpen: (id: string) => void
}) => (
  <Button
    variant="ghost"
    size="small"
    iconOnly
    aria-label={label}
    title={label}
    disabled={to === undefined}
    onClick={() => to !== undefined && onOpen(to)}
  >
    <Icon name={icon} />
  </Button>
)

type RecordData = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof recordQueryOptions>['queryFn']>>>>

const RecordView = ({
  record,
  definition,
}: {
  record: Pick<
    RecordData,
    'answers' | 'version' | 'createTime' | 'updateTime' | 'durationMs' | 'ip' | 'channel' | 'dropped'
  >
  definition: FormDefinition
}) => {
  const t = useT('data')
  const { dateTime, number } = useFormat()
  const language = useLanguage()
  const host = useDataHost(definition.defaultLanguage)
  const questions = definition.questions.filter((question) => resolveType(question.type)?.traits.collects ?? true)
  const titleOf = (question: Question) => pickText(question.title, language, definition.defaultLanguage)
  const facts = [
    { label: t('column.time'), value: dateTime(record.createTime) },
    ...(record.updateTime === record.createTime
      ? []
      : [{ label: t('column.updated'), value: dateTime(record.updateTime) }]),
    { label: t('column.version'), value: number(record.version) },
    ...(record.durationMs === null
      ? []
      : [{ label: t('column.duration'), value: t('seconds', { count: Math.round(record.durationMs / 1000) }) }]),
    ...(record.channel ? [{ label: t('column.channel'), value: record.channel }] : []),
    ...(record.ip ? [{ label: t('column.ip'), value: record.ip }] : []),
  ]
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col gap-4">
        {questions.map((question) => {
          const answer = record.answers[question.id]
          return (
            <div key={question.id}>
              <dt className="text-sm text-muted">{titleOf(question)}</dt>
              <dd className="mt-1 whitespace-pre-wrap break-words text-base text-ink">
                {answer === undefined ? (
                  <span className="text-muted">{t('unanswered')}</span>
                ) : (
                  answerLine(question, answer, host)
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {record.dropped.length > 0 && (
        <Callout tone="info" title={t('dropped.title')}>
          {t('dropped.text', { count: record.dropped.length })}
        </Callout>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-hairline border-t pt-4 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const RecordEditor = ({
  formKey,
  dataId,
  revision,
  answers,
  definition,
  onDone,
}: {
  formKey: string
  dataId: string
  revision: number
  answers: Answers
  definition: FormDefinition
  onDone: () => void
}) => {
  const t = useT('data')
  const queryClient = useQueryClient()
  const language = useLanguage()
  const host = useDataHost(definition.defaultLanguage)
  const compiled = useMemo(() => compileForm(definition, resolveType, re2Patterns), [definition])
  const session = useMemo(() => compiled.openSession(answers), [compiled, answers])
  const renderers = useRenderers(
    rendererLoaders,
    definition.questions.flatMap(({ type, children = [] }) => [type, ...children.map((child) => child.type)]),
  )
  const format = useMemo(() => createAnswerText(resolveType, host), [host])
  const [issues, setIssues] = useState<Readonly<Record<string, readonly Issue[]>>>({})
  const [conflict, setConflict] = useState(false)
  const [busy, setBusy] = useState(false)

  const save = async () => {
    const found = session.validate({ now: Date.now() })
    setIssues(found)
    const [first] = Object.keys(found)
    if (first) {
      focusQuestion(first, 'record')
      return
    }
    setBusy(true)
    try {
      const outcome = await changeRecord(dataId, revision, session.answers())
      if (outcome.ok) {
        await queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })
        toast.success(t('edit.saved'))
        onDone()
        return
      }
      setIssues(outcome.refusal.issues)
      setConflict(outcome.refusal.reason === 'conflict')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-6">
      {conflict && <Callout tone="danger">{t('edit.conflict')}</Callout>}
      <FormView
        session={session}
        compiled={compiled}
        language={language}
        host={host}
        renderers={renderers}
        format={format}
        issues={issues}
        idPrefix="record"
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button variant="primary" busy={busy} cooldown onClick={() => void save()}>
          {t('edit.save')}
        </Button>
      </div>
    </div>
  )
}
