import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { Banner } from '#ds/banner'
import { Button, buttonClass } from '#ds/button'
import { Dialog } from '#ds/dialog'
import { toast } from '#ds/toast'
import { useFailureText } from '#src/api/use-failure-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { useCurrentUser } from '#src/session/current-user.ts'
import type { DocumentKind, KeptCopy } from './document-kind.ts'
import type { OpenDocument, Stored } from './open-document.ts'
import { useOpenForm } from './open-form.ts'
import { useDocument } from './opened.tsx'

/**
 * Somebody else saved the same document meanwhile (ux C28): who and when, what differs, and two ways on of which neither
 * takes anything from the other person.
 */
export const ConflictBand = <Value,>({
  kind,
  document,
}: {
  kind: DocumentKind<Value>
  document: OpenDocument<Value>
}) => {
  const [kept, setKept] = useState<KeptCopy | null>(null)
  const state = useSyncExternalStore(document.autosave.subscribe, () => document.autosave.state)
  if (state.kind === 'conflict')
    return <Conflict kind={kind} document={document} theirs={state.theirs} onKept={setKept} />
  return kept && <Kept copy={kept} onDismiss={() => setKept(null)} />
}

const Conflict = <Value,>({
  kind,
  document,
  theirs,
  onKept,
}: {
  kind: DocumentKind<Value>
  document: OpenDocument<Value>
  theirs: Stored<Value>
  onKept: (copy: KeptCopy) => void
}) => {
  const t = useT('designer')
  const { relative } = useFormat()
  const failureText = useFailureText()
  const { formKey } = useOpenForm()
  const mayAdd = usePermission('project:form:add')
  const mine = useDocument(document, ({ history }) => history.present.value)
  const [isComparing, setComparing] = useState(false)
  const [busy, setBusy] = useState<'theirs' | 'copy' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { Comparison, Sizes } = kind
  const isWhole = kind.isComplete?.(mine) !== false
  const { saved } = theirs
  const me = useCurrentUser().data?.user.id
  const isMe = saved?.byId !== undefined && saved.byId === me
  const name = isMe ? t('conflict.me') : saved?.by || t('conflict.somebody')

  const act = async (what: 'theirs' | 'copy', run: () => Promise<void>) => {
    setBusy(what)
    setFailure(null)
    try {
      await run()
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(null)
  }
  // Read anew: the other person may have gone on since.
  const take = async () => document.begin(await kind.load(formKey))
  const copy = () => kind.keepAsCopy(formKey, mine, (of) => t('conflict.copyName', { name: of })).then(onKept)
  const keep = async () => {
    await copy()
    await take()
  }
  const giveUp = async () => {
    await take()
    if (!mayAdd) return
    const onUndo = () => void copy().catch((error: unknown) => toast.error(failureText(error)))
    toast.undo(t('conflict.taken'), { label: t('conflict.keep'), onUndo })
  }
  const ways = (
    <>
      <Button size="small" busy={busy === 'theirs'} onClick={() => void act('theirs', giveUp)}>
        {t('conflict.take')}
      </Button>
      {mayAdd && (
        <Button size="small" disabled={!isWhole} busy={busy === 'copy'} onClick={() => void act('copy', keep)}>
          {t('conflict.keep')}
        </Button>
      )}
    </>
  )

  return (
    <>
      <Banner
        label={t('save.conflict')}
        tone="warning"
        live
        action={
          <>
            <Button size="small" onClick={() => setComparing(true)}>
              {t('conflict.compare')}
            </Button>
            {ways}
          </>
        }
      >
        <span className="font-semibold">
          {saved ? t('conflict.saved', { name, when: relative(saved.at) }) : t('conflict.savedSometime', { name })}
        </span>{' '}
        {Sizes && <Sizes mine={mine} theirs={theirs.value} />} {t('conflict.kept')}
        {!isWhole && ` ${t('conflict.incomplete')}`}
        {failure !== null && <span className="block text-danger-text">{failure}</span>}
      </Banner>
      <Dialog
        open={isComparing}
        onOpenChange={setComparing}
        title={t('conflict.compareTitle')}
        description={t('conflict.compareText', { name })}
        footer={ways}
      >
        <Comparison mine={mine} theirs={theirs.value} />
      </Dialog>
    </>
  )
}

const Kept = ({ copy, onDismiss }: { copy: KeptCopy; onDismiss: () => void }) => {
  const t = useT('designer')
  return (
    <Banner
      label={t('conflict.keep')}
      tone="success"
      live
      onDismiss={onDismiss}
      action={
        <Link to="/project/form/editor" search={{ key: copy.formKey }} className={buttonClass({ size: 'small' })}>
          {t('conflict.openCopy')}
        </Link>
      }
    >
      {t('conflict.copied', { name: copy.name })}
    </Banner>
  )
}
