// Fetched when it is asked for.
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ds/button'
import { Field, FieldErrors, FieldLabel, useFieldIds } from '#ds/field'
import { TextInput } from '#ds/text-input'
import type { KeptDraft } from '#shared/contract/kept-draft'
import { waitingMark } from '#shared/waiting-file'
import type { Reply } from '../call/call.ts'
import { passHeaders } from '../call/pass.ts'
import { loadFiles } from '../files/load-files.ts'
import type { Filling, FillingOptions } from '../filling/use-filling.ts'
import { timeText } from '../language/time-text.ts'

interface CarryPanelProps {
  readonly options: FillingOptions
  readonly filling: Filling
  readonly way: 'leave' | 'enter'
  /** A code that came along with the address; '' for none. */
  readonly code: string
  readonly onClose: () => void
}

export const CarryPanel = (props: CarryPanelProps) => {
  const { options, way, onClose } = props
  const frame = useRef<HTMLElement>(null)
  // Whoever pressed a button that is gone now goes on here: with the paint, or it would take the focus from who is typing.
  useLayoutEffect(() => frame.current?.focus(), [])
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={options.translate('fill', way === 'leave' ? 'carry.open' : 'carry.have')}
      className="mt-3 flex flex-col items-start gap-4 rounded-md border border-hairline p-4 text-ink outline-none"
    >
      {way === 'leave' ? <Leave {...props} /> : <Enter {...props} />}
      <Button variant="ghost" onClick={onClose}>
        {options.translate('fill-later', 'carry.close')}
      </Button>
    </section>
  )
}

/** Leaves what has been entered with the server at once, and shows the code. */
const Leave = ({ options, filling }: CarryPanelProps) => {
  const { form, call, language, translate } = options
  const [left, setLeft] = useState<{ readonly code: string; readonly until: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const leave = async () => {
    setError(null)
    // A file that is still on its way belongs to it.
    await filling.settled()
    const body = JSON.stringify({
      ...filling.draft.current(),
      version: form.version,
      pageNumber: filling.pages.page?.number ?? 1,
    })
    // So does one that waits here: elsewhere nobody could send it.
    const ready = body.includes(waitingMark) ? await withFiles(body, options) : body
    if (typeof ready !== 'string') return setError(wordsOf(ready, translate))
    const reply = await call(`/public/form/${encodeURIComponent(form.formKey)}/draft/keep`, {
      body: ready,
      headers: passHeaders(form.formKey),
      language,
    })
    // What the contract says the server answers.
    if (reply.kind === 'ok') setLeft(reply.data as { code: string; until: number })
    else setError(wordsOf(reply, translate))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void leave(), [])

  if (left) return <Left {...left} language={language} translate={translate} />
  if (error === null) return <p role="status">{translate('fill-later', 'carry.saving')}</p>
  return (
    <>
      <p role="alert">{error}</p>
      <Button onClick={() => void leave()}>{translate('fill', 'delivery.retry')}</Button>
    </>
  )
}

/** The code, large enough to be read to somebody, and the same as an address. */
const Left = ({
  code,
  until,
  language,
  translate,
}: { code: string; until: number } & Pick<FillingOptions, 'language' | 'translate'>) => {
  const ids = useFieldIds(useId())
  const [isCopied, setCopied] = useState(false)
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`
  const address = `${location.origin}${location.pathname}#continue=${shown}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Over plain http there is none: the field is there to be copied by hand.
      () => document.getElementById(ids.controlId)?.focus(),
    )
  return (
    <>
      <p role="status">
        <span className="block text-base text-muted">{translate('fill-later', 'carry.code')}</span>
        <strong className="select-all font-semibold text-2xl tabular-nums tracking-widest">{shown}</strong>
      </p>
      <p>{translate('fill-later', 'carry.text', { time: timeText(new Date(until), language) })}</p>
      <Field className="w-full">
        <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
          {translate('fill-later', 'carry.link')}
        </FieldLabel>
        <TextInput id={ids.controlId} value={address} readOnly onChange={nothing} />
      </Field>
      <Button onClick={() => void copy()}>{translate('fill-later', isCopied ? 'carry.copied' : 'carry.copy')}</Button>
    </>
  )
}

/** Goes on with what was left elsewhere. */
const Enter = ({ options, filling, code: brought }: CarryPanelProps) => {
  const { form, call, language, translate, onCarried } = options
  const ids = useFieldIds(useId())
  const [code, setCode] = useState(brought)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const errors = error === null ? undefined : [error]
  const go = async () => {
    if (isBusy || code.trim() === '') return
    setBusy(true)
    setError(null)
    const reply = await call(`/public/form/${encodeURIComponent(form.formKey)}/draft/fetch`, {
      body: JSON.stringify({ code: code.slice(0, 40) }),
      headers: passHeaders(form.formKey),
      language,
    })
    setBusy(false)
    if (reply.kind !== 'ok') return setError(wordsOf(reply, translate))
    await filling.draft.clear()
    // What the contract says the server answers.
    onCarried(reply.data as KeptDraft)
  }
  // A link says it all; what has been entered here already is not replaced without a word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the address brought it
  useEffect(() => {
    if (brought !== '' && filling.draft.isEmpty) void go()
  }, [])

  return (
    <form
      noValidate
      className="flex w-full max-w-90 flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <p>
        {translate('fill-later', 'carry.enterText')}
        {!filling.draft.isEmpty && ` ${translate('fill-later', 'carry.replaced')}`}
      </p>
      <Field invalid={error !== null} className="w-full">
        <FieldLabel id={ids.labelId} htmlFor={ids.controlId}>
          {translate('fill-later', 'carry.code')}
        </FieldLabel>
        <TextInput
          id={ids.controlId}
          autoComplete="off"
          value={code}
          invalid={error !== null}
          describedBy={ids.describedBy({ errors })}
          onChange={setCode}
          onEnter={() => void go()}
        />
        <FieldErrors id={ids.errorsId} errors={errors} />
      </Field>
      <Button variant="primary" type="submit" busy={isBusy}>
        {translate('fill-later', 'carry.go')}
      </Button>
    </form>
  )
}

const withFiles = async (body: string, options: FillingOptions): Promise<string | Exclude<Reply, { kind: 'ok' }>> => {
  try {
    const { filesFirst } = await loadFiles()
    return await filesFirst(body, { ...options, keep: async () => undefined })
  } catch {
    return { kind: 'unreachable' }
  }
}

const wordsOf = (reply: Exclude<Reply, { kind: 'ok' }>, translate: FillingOptions['translate']): string => {
  if (reply.kind === 'busy') return translate('fill-later', 'carry.busy')
  return (reply.kind === 'failed' && reply.message) || translate('fill', 'carry.failed')
}

const nothing = () => undefined
