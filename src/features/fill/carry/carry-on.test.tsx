import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDefinition } from '#shared/form/definition'
import type { Call, Reply } from '../call/call.ts'
import { fetchDefinition } from '../call/fetch-definition.ts'
import type { Draft, DraftStorage } from '../draft/draft.ts'
import { FillPage } from '../page/fill-page.tsx'
import { installedParts } from '../page/installed-parts.testing.ts'

// The only thing faked is the network; a device is what it stores.

const question = (id: string, title: string) => ({
  id,
  type: 'input',
  title: { en: title },
  required: false,
  span: 24,
  options: {
    placeholder: {},
    prefix: {},
    suffix: {},
    showCount: false,
    format: 'none',
    pattern: '',
    patternMessage: {},
  },
})
const definition = {
  ...emptyDefinition({ en: 'Sign-up' }, 'en'),
  questions: [question('name', 'Name'), question('note', 'Note')],
}
const traits = { input: { collects: true, flow: 'none', container: 'none', operators: [] } }
const usual = {
  after: { show: 'default', content: {}, address: '', showAnswers: true, allowAgain: true },
  draft: { keep: true, startWithLast: false, carry: true },
  device: null,
}

interface Kept {
  readonly clientSubmissionId: string
  readonly answers: Record<string, unknown>
}
let kept: Kept | null
let setting: object | null
let submitted: Kept[]
let refusal: Reply | null

beforeEach(() => {
  kept = null
  setting = usual
  submitted = []
  refusal = null
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const ok = (data: unknown): Reply => ({ kind: 'ok', data })
const call: Call = async (path, { body = '' } = {}) => {
  if (path.startsWith('/user/form/details/')) {
    const form = {
      formKey: 'abcdefgh',
      state: 'open',
      version: 3,
      definition,
      title: definition.title,
      traits,
      setting,
    }
    return ok({ ...form, serverTime: Date.now() })
  }
  if (path.endsWith('/public/create')) {
    submitted.push(JSON.parse(body))
    return ok({ id: '10', serialNumber: 128, submittedAt: '2026-08-01T10:00:00Z' })
  }
  if (refusal) return refusal
  if (path === '/public/form/abcdefgh/draft/keep') {
    kept = JSON.parse(body)
    return ok({ code: '7K2MQ0XZ', until: Date.parse('2026-12-06T10:00:00Z') })
  }
  if (path !== '/public/form/abcdefgh/draft/fetch') throw new Error(`Unexpected call: ${path}`)
  const isKnown = kept !== null && JSON.parse(body).code.replace('-', '') === '7K2MQ0XZ'
  return isKnown ? ok({ ...kept, savedAt: Date.now() }) : { kind: 'failed', message: 'Nothing is kept', data: null }
}

const createDevice = () => {
  const drafts = new Map<string, Draft>()
  const put = (draft: Draft) => void drafts.set(draft.clientSubmissionId, structuredClone(draft))
  const storage: DraftStorage = {
    ofForm: async () => [...drafts.values()],
    write: async (draft) => put(draft),
    writeNow: put,
    remove: async (id) => void drafts.delete(id),
  }
  return { drafts, storage }
}
const open = async ({ storage }: { storage: DraftStorage }) => {
  cleanup()
  render(
    <FillPage
      formKey="abcdefgh"
      call={call}
      firstReply={fetchDefinition(call, 'abcdefgh')}
      parts={installedParts}
      storage={storage}
      claim={async () => true}
      wishes={{ address: 'en', stored: null, browser: [] }}
      channel={null}
      address={new URLSearchParams()}
      onLanguage={() => undefined}
      onOpened={() => undefined}
      onBroken={(error) => {
        throw error
      }}
    />,
  )
  await screen.findByRole('heading', { level: 1, name: 'Sign-up' }, { timeout: 10_000 })
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const leave = async () => {
  await press('Continue on another device')
  await screen.findByText('7K2M-Q0XZ')
}

test('what was left by one device is gone on with on another by its code, and sent under the same id', async () => {
  await open(createDevice())
  await userEvent.type(field('Name'), 'Ann')
  await leave()
  expect(kept?.answers).toEqual({ name: 'Ann' })

  const other = createDevice()
  await open(other)
  await press('I have a code')
  await userEvent.type(field('Code'), '7k2m-q0xz'.toUpperCase())
  await press('Continue')
  await waitFor(() => expect(field('Name').value).toBe('Ann'))
  expect(screen.getByText(/^Continued where you stopped/)).toBeTruthy()
  // On this device, too, from now on.
  await waitFor(() => expect([...other.drafts.keys()]).toEqual([kept?.clientSubmissionId]))
  await userEvent.type(field('Note'), 'Hello')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(submitted).toMatchObject([
    { clientSubmissionId: kept?.clientSubmissionId, answers: { name: 'Ann', note: 'Hello' } },
  ])
  expect(other.drafts.size).toBe(0)
})

test('the link does it by itself, once, and where something has been entered already only when asked', async () => {
  await open(createDevice())
  await userEvent.type(field('Name'), 'Ann')
  await leave()
  const { hash } = new URL(field('Link').value)
  expect(hash).toBe('#continue=7K2M-Q0XZ')

  const other = createDevice()
  location.hash = hash
  await open(other)
  await waitFor(() => expect(field('Name').value).toBe('Ann'))
  // Neither a reload nor a copied address brings it again.
  expect(location.hash).toBe('')
  await waitFor(() => expect(other.drafts.size).toBe(1))

  location.hash = hash
  await open(other)
  expect(await screen.findByText(/What has been entered here is replaced/)).toBeTruthy()
  await userEvent.type(field('Name'), 'e')
  expect(field('Name').value).toBe('Anne')
  await press('Continue')
  await waitFor(() => expect(field('Name').value).toBe('Ann'))
})

test('a wrong code is told beside the field, and what has been entered stays', async () => {
  await open(createDevice())
  await userEvent.type(field('Name'), 'Ann')
  await press('I have a code')
  await userEvent.type(field('Code'), 'AAAA-AAAA')
  await press('Continue')
  await screen.findByText('Nothing is kept')
  expect(field('Code').getAttribute('aria-invalid')).toBe('true')
  expect(field('Name').value).toBe('Ann')
  await press('Close')
  expect(screen.getByRole('button', { name: 'I have a code' })).toBeTruthy()
})

test('without a network it says so, and is tried again', async () => {
  await open(createDevice())
  await userEvent.type(field('Name'), 'Ann')
  refusal = { kind: 'unreachable' }
  await press('Continue on another device')
  expect((await screen.findByRole('alert')).textContent).toMatch('cannot be reached')
  refusal = null
  await press('Try again now')
  expect(await screen.findByText('7K2M-Q0XZ')).toBeTruthy()
})

test('it is not offered where the author has not switched it on', async () => {
  setting = null
  await open(createDevice())
  expect(screen.queryByRole('button', { name: 'I have a code' })).toBeNull()
})
