import type { Story } from '@ladle/react'
import { useEffect, useState } from 'react'
import { Spinner } from '#ds/spinner'
import { traitsOf } from '#sdk'
import type { FormDefinition } from '#shared/form/definition'
import type { Call, Reply } from '#src/features/fill/call/call.ts'
import { fetchDefinition } from '#src/features/fill/call/fetch-definition.ts'
import type { Draft, DraftStorage } from '#src/features/fill/draft/draft.ts'
import { loadTranslate } from '#src/features/fill/language/texts.ts'
import type { Translate } from '#src/features/fill/language/translator.ts'
import { ReceiptScreen } from '#src/features/fill/outcome/receipt-screen.tsx'
import { FillPage } from '#src/features/fill/page/fill-page.tsx'
import { installedParts } from '#src/features/fill/page/installed-parts.testing.ts'
import { DeliveryScreen } from '#src/features/fill/sending/delivery-screen.tsx'
import { Sheet } from '#src/features/fill/sheet/sheet.tsx'
import { definitions } from '#src/registry/question-types.admin.ts'
import { everyTypeForm } from './every-type.ts'
import { storyLanguage } from './screen.tsx'

/** What respondents see, from the first question to the receipt. The page is the real one; only the network is not there. */
export default { title: 'Screens / Public page' }

export const EveryType: Story = () => <Filling state="open" />

export const Stopped: Story = () => <Filling state="stopped" />

export const NoSuchForm: Story = () => <FilledFrom reply={{ kind: 'notFound' }} />

export const Unreachable: Story = () => <FilledFrom reply={{ kind: 'unreachable' }} />

export const Waiting: Story = () => (
  <InWords>
    {(translate) => (
      <Sheet>
        <DeliveryScreen
          formKey="abcdefgh"
          storage={{ ...noStorage, ofForm: async () => [undelivered, undelivered] }}
          state={{ status: 'waiting', cause: 'unreachable', retryAt: Date.now() + 3_600_000 }}
          kept
          translate={translate}
          onRetry={nothing}
          onDownload={nothing}
        />
      </Sheet>
    )}
  </InWords>
)

export const Receipt: Story = () => (
  <InWords>
    {(translate) => (
      <ReceiptScreen
        formKey="storyform"
        formTitle=""
        thanks=""
        receipt={{ id: '10', serialNumber: 128, submittedAt: '2026-08-01T10:00:00Z' }}
        left={0}
        lines={[]}
        after={null}
        device={null}
        language={storyLanguage()}
        defaultLanguage={storyLanguage()}
        translate={translate}
        onAgain={nothing}
      />
    )}
  </InWords>
)

const Filling = ({ state }: { state: 'open' | 'stopped' }) => {
  const [definition, setDefinition] = useState<FormDefinition | null>(null)
  useEffect(() => void everyTypeForm(storyLanguage()).then(setDefinition), [])
  if (!definition) return <Spinner />
  const data = {
    formKey: 'abcdefgh',
    state,
    version: 1,
    definition: state === 'open' ? definition : null,
    title: definition.title,
    traits: Object.fromEntries([...definitions.values()].map((type) => [type.id, traitsOf(type)])),
    serverTime: Date.now(),
  }
  return <FilledFrom reply={{ kind: 'ok', data }} />
}

const FilledFrom = ({ reply }: { reply: Reply }) => {
  const [call] = useState(() => answering(reply))
  const [firstReply] = useState(() => fetchDefinition(call, 'abcdefgh'))
  return (
    <FillPage
      formKey="abcdefgh"
      call={call}
      firstReply={firstReply}
      parts={installedParts}
      storage={noStorage}
      claim={async () => true}
      wishes={{ address: storyLanguage(), stored: null, browser: [] }}
      channel={null}
      address={new URLSearchParams()}
      onLanguage={nothing}
      onOpened={nothing}
      onBroken={(error) => {
        throw error
      }}
    />
  )
}

/** For the screens between, which are given the page's translator. */
const InWords = ({ children }: { children: (translate: Translate) => React.ReactNode }) => {
  const [translate, setTranslate] = useState<{ readonly now: Translate } | null>(null)
  useEffect(() => void loadTranslate(storyLanguage()).then((now) => setTranslate({ now })), [])
  return translate ? children(translate.now) : <Spinner />
}

const answering =
  (reply: Reply): Call =>
  async (path) =>
    path.startsWith('/user/form/details/') ? reply : unreachable

const unreachable: Reply = { kind: 'unreachable' }
const noStorage: DraftStorage = {
  ofForm: async () => [],
  write: async () => undefined,
  writeNow: () => undefined,
  remove: async () => undefined,
}
const undelivered: Draft = {
  clientSubmissionId: '1',
  formKey: 'abcdefgh',
  version: 1,
  answers: {},
  pageNumber: 1,
  durationMs: 0,
  savedAt: 0,
  outbox: '{}',
}
const nothing = () => undefined
