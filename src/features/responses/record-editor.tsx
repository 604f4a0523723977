import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { toast } from '#ds/toast'
import type { Issue } from '#shared/form/issue'
import { useFormSession } from '#src/console-host/use-form-session.ts'
import { focusQuestion } from '#src/form-view/focus-question.ts'
import { FormView } from '#src/form-view/form-view.tsx'
import { createWork, workLimitMs } from '#src/form-view/work.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { changeRecord, invalidateData } from './data-api.ts'
import { useDataHost } from './use-data-host.ts'
import type { LoadedRecord } from './use-loaded-record.ts'

/** Changes the answers of one record, judged by the engine as the respondent's were. */
export const RecordEditor = ({
  formKey,
  record,
  definition,
  onDone,
}: LoadedRecord & { formKey: string; onDone: () => void }) => {
  const { id: dataId, revision, answers } = record
  const t = useT('data')
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [work] = useState(createWork)
  const host = useDataHost(definition.defaultLanguage, work)
  const form = useFormSession(definition, host, answers)
  const { session } = form
  const [issues, setIssues] = useState<Readonly<Record<string, readonly Issue[]>>>({})
  const [conflict, setConflict] = useState(false)
  const [busy, setBusy] = useState(false)

  const save = async () => {
    if (work.isUnderWay()) {
      setBusy(true)
      const isSettled = await work.settled(workLimitMs)
      setBusy(false)
      if (!isSettled) return
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
      <FormView {...form} language={language} issues={issues} idPrefix="record" />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button variant="primary" busy={busy} cooldown onClick={() => void save()}>
          {t('edit.save')}
        </Button>
      </div>
    </div>
  )
}
