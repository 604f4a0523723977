import { useState } from 'react'
import { TextInput } from '../text-input/index.tsx'
import { RepeatingGroup, type RepeatingGroupProps } from './index.tsx'

interface Passenger {
  id: string
  name: string
}

/** Passengers with one field each, for tests and stories. */
export function SamplePassengers({
  names,
  nameLabel = 'Name',
  ordered = false,
  ...props
}: Partial<RepeatingGroupProps<Passenger>> & {
  names: readonly string[]
  nameLabel?: string
  ordered?: boolean
}) {
  const [items, setItems] = useState<readonly Passenger[]>(names.map((name) => ({ id: name, name })))
  const [made, setMade] = useState(0)
  return (
    <RepeatingGroup
      label="Passengers"
      items={items}
      onAdd={() => {
        setMade(made + 1)
        setItems([...items, { id: `new-${made}`, name: '' }])
      }}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onReorder={
        ordered ? (ids) => setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? [])) : undefined
      }
      renderItem={(item) => (
        <TextInput
          label={nameLabel}
          value={item.name}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onChange={(name) => setItems(items.map((each) => (each.id === item.id ? { ...each, name } : each)))}
        />
      )}
      {...props}
    />
  )
}
