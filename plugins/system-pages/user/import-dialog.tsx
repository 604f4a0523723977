import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Checkbox } from '#ds/checkbox'
import { Dialog } from '#ds/dialog'
import { Field, FieldHint, FieldLabel, useFieldIds } from '#ds/field'
import { Icon } from '#ds/icon'
import { PasswordInput } from '#ds/password-input'
import { Upload } from '#ds/upload'
import { useDownload, useFailureText, useT, useUpload } from '#sdk/page'
import { importUsers, passwordSchema, userImportTemplate, userPage } from '#shared/contract/user'
import { ImportReport, type ImportResult } from './import-report.tsx'

/** Users from a file: all of its rows are written or none, and every row says what became of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const failureText = useFailureText()
  const upload = useUpload(importUsers, { changes: [userPage] })
  const template = useDownload(userImportTemplate)
  const [file, setFile] = useState<File>()
  const [updates, setUpdates] = useState(false)
  const [password, setPassword] = useState('')
  const [result, setResult] = useState<ImportResult>()
  const [problem, setProblem] = useState('')
  const fileField = useFieldIds()
  const passwordField = useFieldIds()
  const isPasswordWrong = password !== '' && !passwordSchema.safeParse(password).success
  const failure = problem || (upload.error ? failureText(upload.error) : '')

  const send = async (isTrial: boolean) => {
    setResult(undefined)
    setProblem(file ? '' : t('import.noFile'))
    if (!file || isPasswordWrong) return
    const fields = {
      updateSupport: String(updates),
      dryRun: String(isTrial),
      ...(password !== '' && { initialPassword: password }),
    }
    const done = await upload.send({ file, fields })
    if (done) setResult({ ...done, isTrial })
  }
  const isDone = result?.written === true

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={t('import')}
      description={t('import.text')}
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button disabled={upload.isBusy} onClick={() => void send(true)}>
              {t('import.check')}
            </Button>
            <Button
              variant="primary"
              busy={upload.isBusy}
              cooldown={file !== undefined}
              onClick={() => void send(false)}
            >
              {t('import.start')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!isDone && (
          <>
            <Field invalid={failure !== ''}>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <FieldLabel id={fileField.labelId}>{t('import.file')}</FieldLabel>
                <Button
                  size="small"
                  variant="ghost"
                  iconStart={<Icon name="download" />}
                  busy={template.isBusy}
                  onClick={() => void template.save({ fileName: `${t('import.templateFile')}.xlsx` })}
                >
                  {t('import.template')}
                </Button>
              </div>
              <Upload
                id={fileField.controlId}
                labelledBy={fileField.labelId}
                dropzone
                accept=".xlsx,.csv"
                full={file !== undefined}
                files={
                  file ? [{ id: 'file', name: file.name, size: file.size, ...(failure && { error: failure }) }] : []
                }
                onPick={([picked]) => {
                  setFile(picked)
                  setResult(undefined)
                  setProblem('')
                  upload.reset()
                }}
                onRemove={() => {
                  setFile(undefined)
                  setResult(undefined)
                  upload.reset()
                }}
                hint={t('import.hint')}
              />
            </Field>
            {!file && failure !== '' && (
              <Callout tone="danger" live>
                {failure}
              </Callout>
            )}
            <Checkbox
              checked={updates}
              onChange={setUpdates}
              label={t('import.update')}
              hint={t('import.updateHint')}
            />
            <Field invalid={isPasswordWrong}>
              <FieldLabel htmlFor={passwordField.controlId}>{t('import.password')}</FieldLabel>
              <PasswordInput
                id={passwordField.controlId}
                autoComplete="new-password"
                value={password}
                onChange={setPassword}
                invalid={isPasswordWrong}
                describedBy={passwordField.hintId}
              />
              <FieldHint id={passwordField.hintId}>
                {isPasswordWrong ? t('wrong.password') : t('import.passwordHint')}
              </FieldHint>
            </Field>
          </>
        )}
        {result && <ImportReport result={result} />}
      </div>
    </Dialog>
  )
}
