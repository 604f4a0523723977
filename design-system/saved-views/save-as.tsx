import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Button } from '../button/index.tsx'
import { Checkbox } from '../checkbox/index.tsx'
import { ChoiceGroup } from '../choice-group/index.tsx'
import { FormField } from '../form-field/index.tsx'
import { Popover } from '../popover/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import type { SavedViewsLabels, ViewScope } from './index.tsx'

export interface NewView {
  name: string
  scope: ViewScope
  isDefault: boolean
}

/** The button and form that keep a state under a new name. */
export function SaveAs({
  labels,
  scopes,
  taken,
  size,
  busy,
  onSave,
}: {
  labels: SavedViewsLabels
  scopes: readonly ViewScope[]
  taken: readonly string[]
  size: Size
  busy: boolean
  onSave: (view: NewView) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={labels.saveAs}
      open={open}
      onOpenChange={setOpen}
      className="w-80"
      trigger={
        <Button size={size} variant="ghost" busy={busy}>
          {labels.saveAs}
        </Button>
      }
    >
      <Form
        labels={labels}
        scopes={scopes}
        taken={taken}
        onSave={(view) => {
          setOpen(false)
          onSave(view)
        }}
      />
    </Popover>
  )
}

/** Lives as long as the panel is open, so it starts empty each time. */
function Form({
  labels,
  scopes,
  taken,
  onSave,
}: {
  labels: SavedViewsLabels
  scopes: readonly ViewScope[]
  taken: readonly string[]
  onSave: (view: NewView) => void
}) {
  const [name, setName] = useState('')
  const [scope, setScope] = useState<ViewScope>(scopes[0] ?? 'private')
  const [isDefault, setIsDefault] = useState(false)
  const [tried, setTried] = useState(false)
  const wanted = name.trim()
  const error = wanted === '' ? labels.nameMissing : taken.includes(wanted) ? labels.nameTaken : undefined
  const errors = tried && error !== undefined ? [error] : []
  const save = () => {
    setTried(true)
    if (error === undefined) onSave({ name: wanted, scope, isDefault })
  }

  return (
    <div data-slot="save-view" className="grid gap-3">
      <FormField label={labels.name} required marked={false} errors={errors}>
        {(control) => <TextInput {...control} value={name} onChange={setName} onEnter={save} />}
      </FormField>
      {scopes.length > 1 && (
        <ChoiceGroup
          kind="radio"
          label={labels.scopeQuestion}
          options={scopes.map((id) => ({ id, label: labels.scope[id] }))}
          value={[scope]}
          onChange={([id]) => setScope(scopes.find((each) => each === id) ?? scope)}
        />
      )}
      <Checkbox checked={isDefault} onChange={setIsDefault} label={labels.isDefault} />
      <Button variant="primary" size="small" onClick={save}>
        {labels.submit}
      </Button>
    </div>
  )
}
