// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../button/index.tsx'
import { Callout } from '../callout/index.tsx'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { DateInput } from '../date-input/index.tsx'
import { FieldErrors } from '../field/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { ProgressBar } from '../progress/index.tsx'
import { Rating } from '../rating/index.tsx'
import { RichTextView } from '../rich-text/index.tsx'
import { Select } from '../select/index.tsx'
import { Spinner } from '../spinner/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { Textarea } from '../textarea/index.tsx'
import { Upload } from '../upload/index.tsx'

const nothing = () => {}
const labels = { pick: 'Pick', drop: 'Drop', remove: 'Remove', retry: 'Retry', uploading: 'Uploading' }

test.each<[string, ReactElement, string]>([
  ['Button', <Button key="1">Save</Button>, 'Save'],
  ['Callout', <Callout key="1">Closed</Callout>, 'Closed'],
  [
    'ChoiceGroup',
    <ChoiceGroup key="1" kind="radio" options={[{ id: 'a', label: 'Yes' }]} value={['a']} onChange={nothing} />,
    'checked=""',
  ],
  ['DateInput', <DateInput key="1" kind="date" value="2026-03-14" onChange={nothing} />, 'value="2026-03-14"'],
  ['FieldErrors', <FieldErrors key="1" errors={['Missing']} />, 'Missing'],
  ['NumberInput', <NumberInput key="1" value={1.5} onChange={nothing} />, 'value="1.5"'],
  ['ProgressBar', <ProgressBar key="1" value={3} max={5} label="Pages" />, 'aria-valuenow="3"'],
  ['Rating', <Rating key="1" value={2} onChange={nothing} itemLabel={String} clearLabel="Clear" />, 'checked=""'],
  [
    'RichTextView',
    <RichTextView
      key="1"
      doc={{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }] }}
    />,
    'Hi',
  ],
  ['Select', <Select key="1" options={[{ id: 'a', label: 'A' }]} value="a" onChange={nothing} />, 'selected=""'],
  ['Spinner', <Spinner key="1" label="Loading" />, 'Loading'],
  ['TextInput', <TextInput key="1" value="x" onChange={nothing} />, 'value="x"'],
  ['Textarea', <Textarea key="1" value="long" onChange={nothing} />, 'long'],
  ['Upload', <Upload key="1" files={[]} onPick={nothing} onRemove={nothing} labels={labels} />, 'Pick'],
])('%s renders without a DOM', (_, element, expected) => {
  expect(typeof document).toBe('undefined')
  expect(renderToString(element)).toContain(expected)
})
