import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox/index.tsx'
import { ChoiceGroup } from './choice-group/index.tsx'
import { DateInput } from './date-input/index.tsx'
import { ImageUpload, type UploadedImage } from './image-upload/index.tsx'
import { MaskedInput } from './masked-input/index.tsx'
import { NumberInput } from './number-input/index.tsx'
import { OtpInput } from './otp-input/index.tsx'
import { PasswordInput } from './password-input/index.tsx'
import { PhoneInput } from './phone-input/index.tsx'
import { Rating } from './rating/index.tsx'
import { Select } from './select/index.tsx'
import { Switch } from './switch/index.tsx'
import { TextInput } from './text-input/index.tsx'
import { Textarea } from './textarea/index.tsx'
import { TimePicker } from './time-picker/index.tsx'
import { Upload, type UploadFile } from './upload/index.tsx'

// What holds for all controls is tested in a browser: .ladle/every-control.browser.test.tsx.
afterEach(cleanup)
// Radix measures the switch for the input it puts into forms; here nothing has a size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const two = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
]
const time = { hour: 'Hour', minute: 'Minute', second: 'Second', dayHalf: 'AM or PM', empty: 'empty' }

/** Control, how it is changed, and what a native form holds before and after. */
const inForms: [string, ReactElement, () => Promise<unknown> | unknown, string | null, string | null][] = [
  ['TextInput', <TextInput key="1" name="it" label="It" defaultValue="a" />, () => type('b'), 'a', 'b'],
  ['Textarea', <Textarea key="1" name="it" label="It" defaultValue="a" />, () => type('b'), 'a', 'b'],
  [
    'PasswordInput',
    <PasswordInput key="1" name="it" label="It" defaultValue="a" labels={{ show: 'Show', capsLock: 'Caps' }} />,
    () => type('b'),
    'a',
    'b',
  ],
  ['NumberInput', <NumberInput key="1" name="it" label="It" defaultValue={1} />, () => type('2'), '1', '2'],
  [
    'MaskedInput',
    <MaskedInput key="1" name="it" label="It" mask="9-9" defaultValue="12" />,
    () => type('34'),
    '1-2',
    '3-4',
  ],
  ['OtpInput', <OtpInput key="1" name="it" label="It" defaultValue="12" />, () => type('34'), '12', '34'],
  [
    'PhoneInput',
    <PhoneInput
      key="1"
      name="it"
      country="DE"
      locale="en"
      labels={{ country: 'Country', number: 'It' }}
      defaultValue="+4912"
    />,
    () => type('34'),
    '12',
    '34',
  ],
  [
    'DateInput',
    <DateInput key="1" name="it" label="It" kind="date" defaultValue="2026-03-14" />,
    () => fireEvent.change(screen.getByLabelText('It'), { target: { value: '2026-03-15' } }),
    '2026-03-14',
    '2026-03-15',
  ],
  [
    'TimePicker',
    <TimePicker key="1" name="it" label="It" locale="de" labels={time} defaultValue="08:30" />,
    async () => {
      screen.getByRole('spinbutton', { name: 'Hour' }).focus()
      await userEvent.keyboard('{ArrowUp}')
    },
    '08:30',
    '09:30',
  ],
  [
    'Select',
    <Select key="1" name="it" label="It" options={two} defaultValue="a" />,
    () => userEvent.selectOptions(screen.getByRole('combobox'), 'b'),
    'a',
    'b',
  ],
  [
    'Checkbox',
    <Checkbox key="1" name="it" label="It" />,
    () => userEvent.click(screen.getByRole('checkbox')),
    null,
    'on',
  ],
  [
    'Checkbox, ticked',
    <Checkbox key="1" name="it" label="It" defaultChecked />,
    () => userEvent.click(screen.getByRole('checkbox')),
    'on',
    null,
  ],
  ['Switch', <Switch key="1" name="it" label="It" />, () => userEvent.click(screen.getByRole('switch')), null, 'on'],
  [
    'ChoiceGroup',
    <ChoiceGroup key="1" name="it" label="It" kind="radio" options={two} defaultValue={['a']} />,
    () => userEvent.click(screen.getByRole('radio', { name: 'B' })),
    'a',
    'b',
  ],
  [
    'Rating',
    <Rating key="1" name="it" label="It" itemLabel={String} clearLabel="Clear" defaultValue={2} />,
    () => userEvent.click(screen.getByRole('radio', { name: '4' })),
    '2',
    '4',
  ],
]

test.each(
  inForms,
)('%s: a native form holds what it remembers, and a reset brings the default back', async (_name, control, change, before, after) => {
  render(<form aria-label="Form">{control}</form>)
  const form = screen.getByRole<HTMLFormElement>('form')
  const held = () => new FormData(form).get('it')
  expect(held()).toBe(before)
  await change()
  expect(held()).toBe(after)
  form.reset()
  await vi.waitFor(() => expect(held()).toBe(before))
  // Not only on screen: the next change starts from there.
  await change()
  expect(held()).toBe(after)
})

test('a reset of another form, and one that is prevented, change nothing', async () => {
  render(
    <>
      <form aria-label="Mine">
        <TextInput name="it" label="It" defaultValue="a" />
      </form>
      <form aria-label="Other">
        <TextInput name="it" label="Another" />
      </form>
    </>,
  )
  await type('b')
  screen.getByRole<HTMLFormElement>('form', { name: 'Other' }).reset()
  const mine = screen.getByRole<HTMLFormElement>('form', { name: 'Mine' })
  mine.addEventListener('reset', (event) => event.preventDefault())
  mine.reset()
  await Promise.resolve()
  expect(screen.getByLabelText<HTMLInputElement>('It').value).toBe('b')
})

test('a reset leaves a controlled one to its caller', async () => {
  const tell = vi.fn()
  render(
    <form aria-label="Form">
      <TextInput name="it" label="It" value="a" onChange={tell} />
    </form>,
  )
  screen.getByRole<HTMLFormElement>('form').reset()
  await Promise.resolve()
  expect(screen.getByLabelText<HTMLInputElement>('It').value).toBe('a')
  expect(tell).not.toHaveBeenCalled()
})

test('a value of undefined is controlled and empty, not forgotten', async () => {
  const tell = vi.fn()
  render(<NumberInput label="It" value={undefined} onChange={tell} />)
  await userEvent.type(screen.getByRole('spinbutton'), '5')
  expect(tell).toHaveBeenCalledWith(5)
  expect(screen.getByRole('spinbutton').getAttribute('aria-valuenow')).toBeNull()
})

test('both a value and a default are a type error', () => {
  const nothing = () => {}
  // @ts-expect-error -- who remembers?
  const text = <TextInput label="It" value="a" defaultValue="b" onChange={nothing} />
  // @ts-expect-error -- who remembers?
  const box = <Checkbox label="It" checked defaultChecked onChange={nothing} />
  // @ts-expect-error -- a value nobody may change is `readOnly`, with `onChange`
  const silent = <TextInput label="It" value="a" />
  expect([text, box, silent]).toHaveLength(3)
})

const a = new File(['a'], 'a.png', { type: 'image/png' })
const b = new File(['b'], 'b.png', { type: 'image/png' })
const uploadLabels = { pick: 'Choose', drop: 'or drop', remove: 'Remove', retry: 'Retry', uploading: 'Sending' }
const pick = (files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]') ?? document, { target: { files } })

test('an upload without a list keeps it, with the files, until a form is sent', async () => {
  const onChange = vi.fn<(files: UploadFile[]) => void>()
  const onPick = vi.fn()
  const onRemove = vi.fn()
  render(
    <Upload
      label="Files"
      multiple
      defaultFiles={[{ id: 'old', name: 'old.pdf', size: 3 }]}
      labels={uploadLabels}
      onChange={onChange}
      onPick={onPick}
      onRemove={onRemove}
    />,
  )
  const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/\.(png|pdf)$/).textContent)
  pick([a, b])
  expect(names()).toEqual(['old.pdf', 'a.png', 'b.png'])
  expect(onPick).toHaveBeenCalledWith([a, b])
  expect(onChange.mock.lastCall?.[0].map(({ file }) => file)).toEqual([undefined, a, b])
  await userEvent.click(screen.getByRole('button', { name: /Remove.*a\.png/ }))
  expect(names()).toEqual(['old.pdf', 'b.png'])
  expect(onRemove).toHaveBeenCalledOnce()
})

test('an upload of one file puts the next in its place', () => {
  render(<Upload label="File" labels={uploadLabels} />)
  pick([a])
  pick([b])
  expect(screen.getByText('b.png')).toBeTruthy()
  expect(screen.queryByText('a.png')).toBeNull()
})

test('an upload with a list does not move by itself', () => {
  const onPick = vi.fn()
  render(<Upload label="Files" files={[]} labels={uploadLabels} onPick={onPick} onRemove={() => {}} />)
  pick([a])
  expect(onPick).toHaveBeenCalledWith([a])
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('pictures are shown from memory, in the order they are put, and let go when they are removed', async () => {
  const made = vi.fn(({ name }: File) => `blob:${name}`)
  const revoked = vi.fn()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked }))
  const onChange = vi.fn<(images: UploadedImage[]) => void>()
  render(
    <ImageUpload
      label="Pictures"
      maxCount={3}
      labels={{
        ...uploadLabels,
        view: 'View',
        earlier: 'Move earlier',
        later: 'Move later',
        moved: '',
        removed: '',
        wrongType: '',
        tooLarge: '',
        tooMany: String,
      }}
      onReorder={() => {}}
      onChange={onChange}
    />,
  )
  const shown = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))
  pick([a, b])
  expect(shown()).toEqual(['blob:a.png', 'blob:b.png'])
  await userEvent.click(screen.getByRole('button', { name: /Move later.*a\.png/ }))
  expect(shown()).toEqual(['blob:b.png', 'blob:a.png'])
  expect(onChange.mock.lastCall?.[0].map(({ file }) => file)).toEqual([b, a])
  await userEvent.click(screen.getByRole('button', { name: /Remove.*b\.png/ }))
  expect(shown()).toEqual(['blob:a.png'])
  expect(revoked).toHaveBeenCalledWith('blob:b.png')
})

async function type(text: string) {
  const field = screen.getByLabelText('It', { selector: 'input,textarea' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
