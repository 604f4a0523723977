// Somebody who fills in a form on a bad network and does not give up: the page is the real one, with all that it does.
import { fireEvent, within } from '@testing-library/dom'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type Call, createCall } from '../../src/features/fill/call/call.ts'
import { fetchDefinition } from '../../src/features/fill/call/fetch-definition.ts'
import { FillPage } from '../../src/features/fill/page/fill-page.tsx'
import { installedParts } from '../../src/features/fill/page/installed-parts.testing.ts'
import { createDevice, type Device } from './device.ts'

export interface Respondent {
  readonly name: string
  /** Null: they have none to send. */
  readonly file: File | null
  /** Serial number of the receipt; null when the page was gone before it was seen. */
  readonly serialNumber: number | null
  /** Tabs that were opened until the answers had arrived. */
  readonly tabs: number
}

interface Wish {
  readonly address: string
  readonly formKey: string
  readonly name: string
  readonly file: File | null
  /** 0 to 1, seeded. */
  readonly random: () => number
}

/** Opens the form, fills it in, closes tabs on the way, and comes back until the answers have arrived. */
export const respond = async ({ address, formKey, name, file, random }: Wish): Promise<Respondent> => {
  const hasLocks = random() < 0.8
  const device = createDevice({ hasLocks })
  for (let tabs = 1; ; tabs++) {
    const isUnderWay = device.drafts().some(({ outbox }) => outbox !== null)
    const tab = openTab(device, address, formKey)
    // Two tabs of one device send what is on its way, each for itself; with locks the second would be an empty form.
    const other = !hasLocks && isUnderWay && random() < 0.5 ? openTab(device, address, formKey) : null
    const left = await visit(tab, { name, file, random, mayLeave: tabs < 5 })
    const isCrash = random() < 0.5
    for (const each of [tab, other]) each?.close(isCrash)
    if (left.at === 'receipt') return { name, file, serialNumber: left.serialNumber, tabs }
    // Taken from the device: the server has them, and only the receipt was not seen.
    if (device.hasDelivered()) return { name, file, serialNumber: null, tabs }
  }
}

interface Tab {
  readonly element: HTMLElement
  readonly isDeliveredElsewhere: () => boolean
  /** @param isCrash the page has no time to say anything */
  readonly close: (isCrash: boolean) => void
}

const openTab = (device: Device, address: string, formKey: string): Tab => {
  const { storage, claim, isAlive, isDeliveredElsewhere, die } = device.openTab()
  const ask = createCall(address, () => null)
  // Scripts of a page that is gone do nothing.
  const call: Call = (...asked) => (isAlive() ? ask(...asked) : new Promise(nothing))
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  root.render(
    createElement(FillPage, {
      formKey,
      call,
      firstReply: fetchDefinition(call, formKey),
      parts: installedParts,
      storage,
      claim,
      wishes: { address: 'en', stored: null, browser: [] },
      channel: null,
      address: new URLSearchParams(),
      onLanguage: nothing,
      onOpened: nothing,
      onBroken: (error) => {
        throw error
      },
    }),
  )
  return {
    element,
    isDeliveredElsewhere,
    close: (isCrash) => {
      if (isCrash) die()
      root.unmount()
      die()
      element.remove()
    },
  }
}

type Left =
  | { readonly at: 'receipt'; readonly serialNumber: number }
  /** The tab is closed before the end. */
  | { readonly at: 'underWay' }

/** What one sees of a tab, until there is a receipt or one leaves. */
const visit = async (
  { element, isDeliveredElsewhere }: Tab,
  { name, file, random, mayLeave }: Pick<Wish, 'name' | 'file' | 'random'> & { mayLeave: boolean },
): Promise<Left> => {
  const screen = within(element)
  const leaves = (chance: number) => mayLeave && random() < chance
  let hasSent = false
  for (;;) {
    await nextChange(element)
    if (screen.queryByRole('heading', { name: 'Submitted' })) {
      const serialNumber = Number(screen.getByText('Reference number').nextElementSibling?.textContent)
      return { at: 'receipt', serialNumber }
    }
    if (screen.queryByRole('heading', { name: 'Not delivered yet' })) {
      hasSent = true
      if (leaves(0.2)) return { at: 'underWay' }
      continue
    }
    if (screen.queryByRole('heading', { name: 'Already submitted' })) throw new Error(`${name} is told of a conflict.`)
    const reload = screen.queryByRole('button', { name: 'Reload' })
    if (reload) fireEvent.click(reload)
    const field = screen.queryByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    // Frozen while it is sent.
    if (!field || field.readOnly || field.disabled || screen.queryByRole('button', { name: 'Submitting…' })) {
      if (hasSent && leaves(0.2)) return { at: 'underWay' }
      continue
    }
    // Fetched anew after what was on its way had been delivered by the other tab, the form is an empty one.
    if (isDeliveredElsewhere()) return { at: 'underWay' }
    if (field.value !== name) {
      fireEvent.change(field, { target: { value: name } })
      if (leaves(0.1)) return { at: 'underWay' }
      continue
    }
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' })
    if (!isChosen(radio)) {
      fireEvent.click(radio)
      continue
    }
    const retry = screen.queryByRole('button', { name: /^Try again: / })
    if (retry) {
      fireEvent.click(retry)
      continue
    }
    const isThere = file === null || screen.queryByText(file.name) !== null
    if (!isThere) {
      const input = element.querySelector<HTMLInputElement>('input[type=file]')
      if (input) fireEvent.change(input, { target: { files: [file] } })
      // Some press the button before the file has arrived: the page waits for it.
      if (random() < 0.5) continue
    }
    if (screen.queryByRole('progressbar', { name: /Uploading/ }) && random() < 0.5) continue
    if (leaves(0.1)) return { at: 'underWay' }
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    hasSent = true
    if (leaves(0.2)) return { at: 'underWay' }
  }
}

const isChosen = (radio: HTMLElement) =>
  radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute('aria-checked') === 'true'

/** A moment after the page has changed; or a while later, since nothing may. */
const nextChange = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      observer.disconnect()
      clearTimeout(late)
      setTimeout(resolve, 5)
    }
    const observer = new MutationObserver(go)
    observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
    const late = setTimeout(go, 100)
  })

const nothing = () => undefined
