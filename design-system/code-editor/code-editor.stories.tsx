import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { CodeEditor, type CodeEditorProps } from './index.tsx'

export default { title: 'Design system / Inputs / Code editor' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-2xl">
    <Specimen title="JSON">
      <Live language="json" value={sample} />
    </Specimen>
    <Specimen title="JSON with a mistake">
      <Live language="json" rows={4} value={'{\n  "url": example.com\n}'} />
    </Specimen>
    <Specimen title="Empty, plain, no line numbers">
      <Live rows={3} lineNumbers={false} placeholder="^[A-Z]{2}\\d{4}$" />
    </Specimen>
    <Specimen title="Read-only">
      <Live language="json" value={sample} readOnly rows={4} />
    </Specimen>
    <Specimen title="Disabled">
      <Live value="disabled" disabled rows={2} />
    </Specimen>
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl: code itself runs left to right">
      <Live rows={4} value={`const text = '${'word '.repeat(40)}'\n${'x'.repeat(200)}`} />
    </Specimen>
  </div>
)

export const Invalid = () => (
  <div className="max-w-2xl">
    <Live language="json" rows={3} value={'{ "url": "example" }'} invalid />
  </div>
)

function Live(props: Partial<CodeEditorProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <CodeEditor label="请求内容" {...props} value={value} onChange={setValue} />
}

const sample =
  '{\n  "event": "answer.created",\n  "form": 5021,\n  "signed": true,\n  "retry": null,\n  "to": ["https://example.com/hook"]\n}'
