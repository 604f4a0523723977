import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { toast } from '#ds/toast'
import type { Answers, FormDefinition } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { pickText } from '#shared/form/text'
import { ApiError } from '#src/api/api-error.ts'
import { SaveAttempts } from '#src/api/save-attempts.ts'
import { useFormSession } from '#src/console-host/use-form-session.ts'
import { useLeaveGuard } from '#src/console-kit/page/use-leave-guard.ts'
import { focusQuestion } from '#src/form-view/focus-question.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { createWork, workLimitMs } from '#src/form-view/work.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { changeRecord, invalidateData, recordQueryOptions } from '../data-api.ts'
import { useDataHost } from '../use-data-host.ts'
import { mergeAnswers } from './merge-answers.ts'
import type { LoadedRecord } from './use-loaded-record.ts'

/** Changes the answers of one record, judged by the engine as the respondent's were. */
export const RecordEditor = ({
  formKey,
  onDone,
  ...loaded
}: LoadedRecord & { formKey: string; onDone: () => void }) => {
  // What is loaded anew meanwhile must neither take away what is being typed nor hide that somebody else was first.
  const [{ record, definition }, setLoaded] = useState(loaded)
  const { id: dataId, revision } = record
  const [answers, setAnswers] = useState(record.answers)
  const t = useT('data')
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [work] = useState(createWork)
  const [attempts] = useState(() => new SaveAttempts())
  const host = useDataHost(definition.defaultLanguage, work)
  // Whoever may correct a record sees what a link brought along, too.
  const drawn = useMemo(() => withAllDrawn(definition), [definition])
  const form = useFormSession(drawn, host, answers)
  const { session } = form
  const [issues, setIssues] = useState<Readonly<Record<string, readonly Issue[]>>>({})
  const [conflict, setConflict] = useState(false)
  const [busy, setBusy] = useState(false)

  const [before, setBefore] = useState<Answers>(() => session.answers())
  const isDirty = useSyncExternalStore(
    session.subscribeAll,
    () => JSON.stringify(session.answers()) !== JSON.stringify(before),
  )
  /** Questions that both changed, after a conflict. */
  const [contested, setContested] = useState<readonly string[] | null>(null)
  const guard = useLeaveGuard(isDirty)
  const [isCancelling, setCancelling] = useState(false)

  const save = async () => {
    if (work.isUnderWay()) {
      setBusy(true)
      const end = await work.settled(workLimitMs)
      setBusy(false)
      if (end !== 'done') return
    }
    const found = session.validate({ now: Date.now() })
    setIssues(found)
    const [first] = Object.keys(found)
    if (first) {
      focusQuestion(first, 'record')
      return
    }
    setBusy(true)
    try {
      const outcome = await attempts.run((attempt) => changeRecord(dataId, revision, session.answers(), attempt))
      if (outcome.ok) {
        await queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })
        toast.success(t('edit.saved'))
        onDone()
        return
      }
      setIssues(outcome.refusal.issues)
      setConflict(outcome.refusal.reason === 'conflict')
    } catch (error) {
      // The client has said why; what was typed is still here.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }

  /** What somebody else saved comes in, under what was changed here. */
  const catchUp = async () => {
    setBusy(true)
    try {
      const now = await queryClient.fetchQuery({ ...recordQueryOptions(formKey, dataId), staleTime: 0 })
      const merged = mergeAnswers({ before, own: session.answers(), theirs: now.answers })
      setLoaded({ record: now, definition })
      setBefore(now.answers)
      setAnswers(merged.answers)
      setContested(merged.contested)
      setConflict(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }
  const titles = definition.questions
    .filter(({ id }) => contested?.includes(id))
    .map(({ title }) => pickText(title, language, definition.defaultLanguage))

  return (
    <div className="flex flex-col gap-6">
      {conflict && (
        <Callout tone="danger">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>{t('edit.conflict')}</span>
            <Button size="small" busy={busy} onClick={() => void catchUp()}>
              {t('edit.catchUp')}
            </Button>
          </div>
        </Callout>
      )}
      {contested && (
        <Callout tone={titles.length > 0 ? 'warning' : 'info'}>
          {titles.length > 0 ? t('edit.contested', { titles: titles.join(t('edit.comma')) }) : t('edit.caughtUp')}
        </Callout>
      )}
      <FormView {...form} language={language} issues={issues} idPrefix="record" />
      {/* In reach however long the record is, and never over its end. */}
      <div className="sticky bottom-0 z-sticky -mx-6 -mb-4 flex justify-end gap-2 border-hairline border-t bg-paper px-6 py-4">
        <Button onClick={() => (isDirty ? setCancelling(true) : onDone())}>{t('cancel')}</Button>
        <Button variant="primary" busy={busy} cooldown onClick={() => void save()}>
          {t('edit.save')}
        </Button>
      </div>
      <AlertDialog
        open={isCancelling || guard.isAsking}
        onOpenChange={(open) => {
          if (open) return
          setCancelling(false)
          guard.stay()
        }}
        title={t('edit.discard.title')}
        description={t('edit.discard.text')}
        confirmLabel={t('edit.discard.confirm')}
        cancelLabel={t('edit.discard.stay')}
        onConfirm={isCancelling ? onDone : guard.leave}
      />
    </div>
  )
}

const withAllDrawn = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  questions: definition.questions.map(({ byLink: _byLink, ...question }) => question),
})
